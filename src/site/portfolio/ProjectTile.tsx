import type { ProjectCard } from '@/content/projects'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { Zoom } from '../ui/Zoom'
import { ProjectText } from './ProjectText'
import type { Place } from './places'

/** A project in the portfolio; the whole tile is a link. */
export function ProjectTile({
  project,
  place: { beside, sizes },
  priority,
  context,
}: {
  project: ProjectCard
  place: Place
  /** Whether its image is above the fold. */
  priority: boolean
  context: PageContext
}) {
  const [picture] = project.pictures
  return (
    <article
      className={`group relative ${beside ? 'columns-12 items-end gap-y-6' : 'grid grid-cols-1 content-start gap-6'}`}
    >
      {picture && (
        <Zoom
          className={`${beside ? 'col-span-12 lg:col-span-8' : ''} ${beside === 'right' ? 'lg:order-last' : ''}`}
        >
          <Picture picture={picture} lang={project.lang} sizes={sizes} ratio="16 / 10" priority={priority} />
        </Zoom>
      )}
      <div className={beside ? 'col-span-12 lg:col-span-4' : ''}>
        <ProjectText project={project} isLead={beside !== undefined} context={context} />
      </div>
    </article>
  )
}
