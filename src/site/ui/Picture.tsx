import type { Picture as PictureData } from '@/domain/entities'

/**
 * A picture in its own proportions' place: `ratio` (width / height) is held before it is there. `sizes` says
 * how wide it is drawn, for the choice among its copies. `priority`: it is among the first things seen.
 */
export function Picture({
  picture: { src, alt, width, height, copies, position },
  sizes,
  ratio,
  priority = false,
  className = '',
  lang,
}: {
  picture: PictureData
  sizes: string
  ratio: string
  priority?: boolean
  className?: string
  /** Of its alternative text, where that is not the page's. */
  lang?: string | undefined
}) {
  return (
    <picture>
      {copies.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        lang={lang}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        style={{ aspectRatio: ratio, ...(position && { objectPosition: position }) }}
        className={`h-auto w-full rounded-card bg-tint object-cover ${className}`}
      />
    </picture>
  )
}
