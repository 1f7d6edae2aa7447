import type { ProjectCard } from '../../content/projects'
import { type Locale, localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import type { Translate } from '../../i18n/messages'
import { ProjectText } from '../portfolio/ProjectText'
import { EmptyState } from '../ui/EmptyState'
import { MoreLink } from '../ui/MoreLink'
import { Picture } from '../ui/Picture'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

/** The first project leads over eight columns; the next two stand lower, beside each other and uneven. */
const places = [
  { place: 'md:col-span-12', wide: true, sizes: '(min-width: 64rem) 740px, 92vw' },
  { place: 'md:col-span-7', wide: false, sizes: '(min-width: 48rem) 58vw, 92vw' },
  { place: 'md:col-span-5 md:mt-32', wide: false, sizes: '(min-width: 48rem) 42vw, 92vw' },
]

function Project({
  project,
  wide,
  sizes,
  locale,
  t,
}: {
  project: ProjectCard
  wide: boolean
  sizes: string
  locale: Locale
  t: Translate
}) {
  const [picture] = project.pictures
  return (
    <article className={wide ? 'relative columns-12 items-end gap-y-6' : 'relative grid gap-6'}>
      {picture && (
        <div className={wide ? 'col-span-12 lg:col-span-8' : ''}>
          <Picture picture={picture} sizes={sizes} ratio="16 / 10" />
        </div>
      )}
      <div className={wide ? 'col-span-12 lg:col-span-4' : ''}>
        <ProjectText project={project} context={{ locale, t }} />
      </div>
    </article>
  )
}

export function Work({ projects, locale, t }: { projects: ProjectCard[]; locale: Locale; t: Translate }) {
  return (
    <Section id="work" heading="work-heading" follows>
      <SectionHead
        id="work-heading"
        eyebrow={t('work.eyebrow')}
        heading={t('work.heading')}
        text={t('work.text')}
      >
        <MoreLink href={localizedPath(locale, paths.portfolio)}>{t('work.all')}</MoreLink>
      </SectionHead>
      {projects.length === 0 ? (
        <EmptyState title={t('work.empty')} text={t('work.emptyText')} />
      ) : (
        <ul className="columns-12 gap-y-16">
          {projects.map((project, index) => {
            const { place, wide, sizes } = places[index % places.length] as (typeof places)[number]
            return (
              <li key={project.id} className={`col-span-12 ${place}`}>
                <Project project={project} wide={wide} sizes={sizes} locale={locale} t={t} />
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
