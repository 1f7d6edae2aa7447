interface Props {
  title: string
  /** The post's title, drawn on the image. */
  heading: string
  /** A label above the title. */
  label: string
  description: string
  siteName: string
  siteUrl: string
}

/** Sizes in cqw are fractions of 1200 px, the width of the social image that the site generates. */
const size = (heading: string) => (heading.length > 84 ? 4.5 : heading.length > 44 ? 5.5 : 7.33)

function Picture({ heading, label, siteName }: Pick<Props, 'heading' | 'label' | 'siteName'>) {
  return (
    <div className="@container overflow-hidden border-b border-line">
      <div className="relative flex aspect-[1200/630] flex-col overflow-hidden bg-[#fbfaf7] p-[6cqw] font-display text-[#14151f]">
        <svg aria-hidden viewBox="0 0 32 32" className="absolute right-[1.7cqw] bottom-[-2.5cqw] w-[24cqw]">
          <path d="M4 5h13.5L28 28 4 17.5z" fill="#6366f1" />
          <path d="M4 5l24 23-7.4-16.2L17.5 5z" fill="#4f46e5" />
          <path d="M4 21.5l9.5 4.2L4 28z" fill="#ffb020" />
        </svg>
        {label && <p className="text-[2.7cqw] leading-none text-[#4f46e5]">{label}</p>}
        <p
          className="mt-[3cqw] grow overflow-hidden leading-[1.06] font-semibold tracking-[-0.03em] wrap-anywhere"
          style={{ fontSize: `${size(heading)}cqw` }}
        >
          {heading}
        </p>
        <p className="relative text-[3.2cqw] leading-none font-semibold">{siteName}</p>
      </div>
    </div>
  )
}

/** A post's link as messengers and social networks show it. */
export function SocialPreview({ title, heading, label, description, siteName, siteUrl }: Props) {
  return (
    <figure aria-label="Social preview" className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm font-medium">Social preview</figcaption>
      <div className="max-w-md overflow-hidden rounded-lg border border-line bg-raised">
        <Picture heading={heading} label={label} siteName={siteName} />
        <div className="flex flex-col gap-0.5 px-3 py-2.5">
          <p className="text-xs text-muted">{siteUrl.replace(/^https?:\/\//, '')}</p>
          <p className="line-clamp-2 text-sm font-semibold wrap-anywhere">{title}</p>
          <p className="line-clamp-2 text-xs text-muted wrap-anywhere">{description}</p>
        </div>
      </div>
    </figure>
  )
}
