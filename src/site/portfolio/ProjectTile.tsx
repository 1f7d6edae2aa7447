import type { ProjectCard } from '../../content/projects'
import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { SiteLink } from '../ui/SiteLink'
import { Technologies } from '../ui/Technologies'
import { placeOf } from './places'

/** A project in the portfolio: its whole face is the link. */
export function ProjectTile({
  project,
  index,
  context: { locale, t },
}: {
  project: ProjectCard
  /** From 0: its place in the pattern; the first picture is among the first things seen. */
  index: number
  context: PageContext
}) {
  const { beside, sizes } = placeOf(index)
  const [picture] = project.pictures
  return (
    <article
      className={`group relative ${beside ? 'columns-12 items-end gap-y-6' : 'grid content-start gap-6'}`}
    >
      {picture && (
        <div
          className={`overflow-hidden rounded-card ${beside ? 'col-span-12 lg:col-span-8' : ''} ${beside === 'right' ? 'lg:order-last' : ''}`}
        >
          <div className="transition-transform duration-250 ease-calm group-hover:scale-[1.02]">
            <Picture picture={picture} sizes={sizes} ratio="16 / 10" priority={index === 0} />
          </div>
        </div>
      )}
      <div className={beside ? 'col-span-12 lg:col-span-4' : ''}>
        <p className="mb-2 font-medium text-accent-text text-small">
          {[project.clientName, project.category].filter(Boolean).join(' · ')}
        </p>
        <h3 className="text-h3">
          <SiteLink
            href={localizedPath(locale, paths.project(project.slug))}
            className="line-link after:absolute after:inset-0"
          >
            {project.title}
          </SiteLink>
        </h3>
        <p className="mt-3 mb-5 line-clamp-4 max-w-[62ch] text-muted">{project.description}</p>
        <Technologies names={project.technologies} more t={t} />
      </div>
    </article>
  )
}
