import type { Translate } from '../../i18n/messages'
import { Picture } from '../ui/Picture'

const copy = (width: number, format: string) => `/home/hero-${width}.${format}`
const widths = [480, 768, 1100, 1600]

/** Two of our works side by side; the first large thing that a visitor sees. */
export function HeroPicture({ t }: { t: Translate }) {
  return (
    <Picture
      picture={{
        src: copy(1100, 'webp'),
        alt: t('hero.picture'),
        width: 1100,
        height: 825,
        copies: [
          {
            type: 'image/avif',
            srcSet: widths.map((width) => `${copy(width, 'avif')} ${width}w`).join(', '),
          },
        ],
        position: null,
      }}
      sizes="(min-width: 64rem) 50vw, 92vw"
      ratio="4 / 3"
      priority
      className="lg:max-[1520px]:rounded-r-none"
    />
  )
}
