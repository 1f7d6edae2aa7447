import type { ProjectCard } from '@/content/projects'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { SiteLink } from '../ui/SiteLink'
import { Technologies } from '../ui/Technologies'

/** A project card's text; its title links the whole card. */
export function ProjectText({
  project,
  context: { locale, contentLang, t },
}: {
  project: ProjectCard
  context: PageContext
}) {
  return (
    <>
      <p lang={contentLang} className="mb-2 font-medium text-accent-text text-small">
        {[project.clientName, project.category].filter(Boolean).join(' · ')}
      </p>
      <h3 lang={contentLang} className="text-h3">
        <SiteLink
          href={localizedPath(locale, paths.project(project.slug))}
          className="line-link after:absolute after:inset-0"
        >
          {project.title}
        </SiteLink>
      </h3>
      <p lang={contentLang} className="mt-3 mb-5 line-clamp-4 max-w-[62ch] text-muted">
        {project.description}
      </p>
      <Technologies names={project.technologies} more t={t} />
    </>
  )
}
