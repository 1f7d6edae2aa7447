import { type ReactNode, useId } from 'react'
import type { Picture } from '@/domain/entities'
import { groundStyle } from '@/domain/grounds'
import type { PageContext } from '../page'
import { Icon } from './Icon'

/**
 * Lets a phone show an image whole and large; `children` show it cropped. `isSmall`: wider screens do so too. Works
 * without script.
 */
export function Enlargeable({
  picture: { src, alt, width, height, ground, isInverted },
  context: { contentLang, t },
  isSmall = false,
  children,
}: {
  picture: Picture
  context: PageContext
  isSmall?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="relative">
      {children}
      <button
        type="button"
        popoverTarget={id}
        className={`absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border border-edge bg-paper text-ink ${isSmall ? 'max-sm:right-1 max-sm:bottom-1' : 'sm:hidden'}`}
      >
        <span className="sr-only">
          {t('picture.enlarge')}: <span lang={contentLang}>{alt}</span>
        </span>
        <Icon name="enlarge" size={20} />
      </button>
      <div id={id} popover="auto" className="enlarged">
        {/* Above the image, which dark mode's filter raises. */}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="fixed top-3 right-3 z-1 grid size-11 place-items-center rounded-full bg-paper text-ink"
        >
          <span className="sr-only">{t('picture.close')}</span>
          <Icon name="close" size={20} />
        </button>
        <picture>
          <img
            src={src}
            alt={alt}
            lang={contentLang}
            width={width ?? undefined}
            height={height ?? undefined}
            loading="lazy"
            style={groundStyle(ground)}
            className={isInverted ? 'inverted' : undefined}
          />
        </picture>
      </div>
    </div>
  )
}
