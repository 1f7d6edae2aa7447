import type { Picture as PictureData } from '@/domain/entities'
import { groundStyle } from '@/domain/grounds'

/**
 * An image with reserved space. `ratio` is width / height. `sizes` is the rendered width, for choosing a copy.
 * `priority` marks an image that leads its page; all others wait for it, the styles and the typefaces.
 */
export function Picture({
  picture: { src, alt, width, height, copies, position, ground, isInverted },
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
  /** The alternative text's language, if it isn't the page's. */
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
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? undefined : 'async'}
        style={{
          aspectRatio: ratio,
          ...(position && { objectPosition: position }),
          ...groundStyle(ground),
        }}
        className={`h-auto w-full rounded-card bg-tint object-cover outline -outline-offset-1 outline-outline ${isInverted ? 'inverted' : ''} ${className}`}
      />
    </picture>
  )
}
