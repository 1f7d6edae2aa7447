import type { ProjectCard } from '@/content/projects'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { Eyebrow } from '../ui/Eyebrow'
import { Picture } from '../ui/Picture'
import { Section } from '../ui/Section'
import { SiteLink } from '../ui/SiteLink'
import { Zoom } from '../ui/Zoom'

/** The next project, and a link back to all. */
export function NextProject({
  project,
  context: { locale, contentLang, t },
}: {
  project: ProjectCard
  context: PageContext
}) {
  const [picture] = project.pictures
  return (
    <Section id="next-project" heading="next-project-heading" className="bg-tint">
      <div className="columns-12 items-center gap-y-8">
        <div className="group relative columns-12 col-span-12 items-center gap-y-8">
          <div className="col-span-12 md:col-span-6 lg:col-span-5">
            <Eyebrow>{t('project.next')}</Eyebrow>
            <h2 id="next-project-heading" lang={contentLang} className="text-h2">
              <SiteLink
                href={localizedPath(locale, paths.project(project.slug))}
                className="after:absolute after:inset-0"
              >
                {project.title}
              </SiteLink>
            </h2>
            <p lang={contentLang} className="mt-5 text-muted">
              {[project.clientName, project.category].filter(Boolean).join(' · ')}
            </p>
          </div>
          {picture && (
            <Zoom className="col-span-12 md:col-span-6 lg:col-start-7">
              <Picture
                picture={picture}
                lang={contentLang}
                sizes="(min-width: 80rem) 580px, (min-width: 48rem) 45vw, 90vw"
                ratio="16 / 10"
              />
            </Zoom>
          )}
        </div>
        <p className="col-span-12">
          <SiteLink
            href={localizedPath(locale, paths.portfolio)}
            className="line-link font-semibold text-accent-text"
          >
            {t('project.all')}
          </SiteLink>
        </p>
      </div>
    </Section>
  )
}
