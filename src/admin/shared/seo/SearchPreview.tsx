import { breadcrumbUrl, cutToWidth, resultDescription, resultTitle } from '@/domain/snippet'

interface Props {
  title: string
  description: string
  siteName: string
  siteUrl: string
  path: string
}

/** A post as a search result, truncated where search engines truncate. */
export function SearchPreview({ title, description, siteName, siteUrl, path }: Props) {
  return (
    <figure aria-label="Search preview" className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm font-medium">Search preview</figcaption>
      <div className="rounded-lg border border-line bg-white p-4 font-[Arial,sans-serif] text-[#4d5156] dark:bg-[#1f2023] dark:text-[#bdc1c6]">
        <p className="text-sm text-[#202124] dark:text-[#dadce0]">{siteName}</p>
        <p className="text-xs wrap-anywhere">{breadcrumbUrl(siteUrl, path)}</p>
        <p className="mt-1 text-[20px] leading-[1.3] text-[#1a0dab] wrap-anywhere dark:text-[#99c3ff]">
          {cutToWidth(title, resultTitle)}
        </p>
        <p className="mt-1 text-[14px] leading-[1.58] wrap-anywhere">
          {description
            ? cutToWidth(description, resultDescription)
            : 'Search engines will pick text from the page.'}
        </p>
      </div>
    </figure>
  )
}
