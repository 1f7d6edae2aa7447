import type { ProjectCard } from '@/content/projects'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { Zoom } from '../ui/Zoom'
import { ProjectText } from './ProjectText'
import { placeOf } from './places'

/** A project in the portfolio; the whole tile is a link. */
export function ProjectTile({
  project,
  index,
  context,
}: {
  project: ProjectCard
  /** Position in the layout, from 0; the first image is above the fold. */
  index: number
  context: PageContext
}) {
  const { beside, sizes } = placeOf(index)
  const [picture] = project.pictures
  return (
    <article
      className={`group relative ${beside ? 'columns-12 items-end gap-y-6' : 'grid grid-cols-1 content-start gap-6'}`}
    >
      {picture && (
        <Zoom
          className={`${beside ? 'col-span-12 lg:col-span-8' : ''} ${beside === 'right' ? 'lg:order-last' : ''}`}
        >
          <Picture
            picture={picture}
            lang={project.lang}
            sizes={sizes}
            ratio="16 / 10"
            priority={index === 0}
          />
        </Zoom>
      )}
      <div className={beside ? 'col-span-12 lg:col-span-4' : ''}>
        <ProjectText project={project} isLead={beside !== undefined} context={context} />
      </div>
    </article>
  )
}
