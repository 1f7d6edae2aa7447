import type { ProjectCard } from '@/content/projects'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { aboutEntry, type PageContext, textsOnce } from '../page'
import { BeforeAfter } from '../ui/BeforeAfter'
import { ButtonLink } from '../ui/Button'
import { CoverLink } from '../ui/CoverLink'
import { Eyebrow } from '../ui/Eyebrow'
import { Picture } from '../ui/Picture'
import { Section } from '../ui/Section'
import { Zoom } from '../ui/Zoom'

/** The end of a project's page: another project, similar if there is one, and an invitation to tell about one's own. */
export async function FurtherProject({
  project,
  isSimilar,
  contact,
  context,
}: {
  project: ProjectCard | null
  isSimilar: boolean
  /** The path of the contact page, which knows the project that was read. */
  contact: string
  context: PageContext
}) {
  const { locale, t } = context
  const { askHeading } = await textsOnce('portfolio', locale)
  const picture = project?.pictures[0]
  return (
    <Section
      id="next"
      heading={project ? 'further-heading' : 'ask-heading'}
      className="night bg-paper text-ink"
    >
      {project && (
        <div className="group relative mb-(--section) columns-12 items-center gap-y-8">
          <div className="col-span-12 md:col-span-6">
            <Eyebrow>{t(isSimilar ? 'project.similar' : 'project.next')}</Eyebrow>
            {project.headline && (
              <BeforeAfter
                result={project.headline}
                context={aboutEntry(context, project)}
                size="card"
                className="mb-6"
              />
            )}
            <h2 id="further-heading" lang={project.lang} className="text-h3">
              <CoverLink href={localizedPath(locale, paths.project(project.slug))}>{project.title}</CoverLink>
            </h2>
          </div>
          {picture && (
            <Zoom className="col-span-12 md:col-span-6 lg:col-span-5 lg:col-start-8">
              <Picture
                picture={picture}
                lang={project.lang}
                sizes="(min-width: 80rem) 477px, (min-width: 64rem) 37vw, (min-width: 48rem) 42vw, 90vw"
                ratio="16 / 10"
              />
            </Zoom>
          )}
        </div>
      )}
      <div
        className={`flex flex-wrap items-center justify-between gap-x-10 gap-y-6 ${project ? 'border-rule border-t pt-10' : ''}`}
      >
        <p id="ask-heading" className="font-display font-semibold text-h3">
          {askHeading}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={localizedPath(locale, contact)}>{t('project.start')}</ButtonLink>
          <ButtonLink variant="quiet" href={localizedPath(locale, paths.portfolio)}>
            {t('project.all')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
