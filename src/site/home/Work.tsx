import type { ProjectCard } from '@/content/projects'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { ProjectText } from '../portfolio/ProjectText'
import { MoreLink } from '../ui/MoreLink'
import { Picture } from '../ui/Picture'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

/** The first project spans eight columns; the next two are below it, side by side, on desks unequal. */
const places = [
  {
    place: 'md:col-span-12',
    wide: true,
    sizes: '(min-width: 80rem) 768px, (min-width: 64rem) 61vw, 92vw',
  },
  {
    place: 'md:col-span-6 lg:col-span-7',
    wide: false,
    sizes: '(min-width: 80rem) 685px, (min-width: 64rem) 53vw, (min-width: 48rem) 45vw, 92vw',
  },
  {
    place: 'md:col-span-6 lg:col-span-5 lg:mt-32',
    wide: false,
    sizes: '(min-width: 80rem) 480px, (min-width: 64rem) 38vw, (min-width: 48rem) 45vw, 92vw',
  },
]

function Project({
  project,
  wide,
  sizes,
  context,
}: {
  project: ProjectCard
  wide: boolean
  sizes: string
  context: PageContext
}) {
  const [picture] = project.pictures
  return (
    <article className={wide ? 'relative columns-12 items-end gap-y-6' : 'relative grid grid-cols-1 gap-6'}>
      {picture && (
        <div className={wide ? 'col-span-12 lg:col-span-8' : ''}>
          <Picture picture={picture} lang={project.lang} sizes={sizes} ratio="16 / 10" />
        </div>
      )}
      <div className={wide ? 'col-span-12 lg:col-span-4' : ''}>
        <ProjectText project={project} context={context} isBrief isLead={wide} />
      </div>
    </article>
  )
}

interface Props {
  texts: PageTexts['home']
  projects: ProjectCard[]
  context: PageContext
}

/** Renders nothing if there are none. */
export function Work({ texts, projects, context }: Props) {
  const { locale, t } = context
  if (projects.length === 0) return null
  return (
    <Section id="work" heading="work-heading" follows>
      <SectionHead
        id="work-heading"
        eyebrow={texts.workEyebrow}
        heading={texts.workHeading}
        text={texts.workText}
      >
        <MoreLink href={localizedPath(locale, paths.portfolio)}>{t('work.all')}</MoreLink>
      </SectionHead>
      <ul className="phone-row sm:columns-12 sm:gap-y-16">
        {projects.map((project, index) => {
          const { place, wide, sizes } = places[index % places.length] as (typeof places)[number]
          return (
            <li key={project.id} className={`col-span-12 ${place}`}>
              <Project project={project} wide={wide} sizes={sizes} context={context} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
