import type { homeContent } from '@/content/home'
import type { Translate } from '@/i18n/messages'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'

type HomeContent = Awaited<ReturnType<typeof homeContent>>

const place = {
  sizes: '(min-width: 64rem) 50vw, 92vw',
  ratio: '4 / 3',
  priority: true,
  className: 'lg:max-[1520px]:rounded-r-none',
}

const copy = (width: number, format: string) => `/home/hero-${width}.${format}`
const widths = [480, 768, 1100, 1600]

/** Two projects of the demo content side by side, the page's largest element above the fold. */
function DrawnWorks({ t }: { t: Translate }) {
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
      {...place}
    />
  )
}

/** The hero's image: projects from the portfolio, if there are any. */
export function heroPicture(
  { hasHeroWorks, projects }: Pick<HomeContent, 'hasHeroWorks' | 'projects'>,
  { contentLang, t }: PageContext,
) {
  if (hasHeroWorks) return <DrawnWorks t={t} />
  const picture = projects.flatMap(({ pictures }) => pictures)[0]
  return picture && <Picture picture={picture} lang={contentLang} {...place} />
}
