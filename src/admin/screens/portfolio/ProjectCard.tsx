import { CardActions } from '@/admin/shared/crud/CardActions'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Badge, Badges } from '@/admin/shared/ui/Badge'
import { cardClass } from '@/admin/shared/ui/card'
import { OutsideLink } from '@/admin/shared/ui/OutsideLink'
import { Thumbnail } from '@/admin/shared/ui/Thumbnail'
import type { ForStaff, ProjectEntity } from '@/domain/entities'
import { adminCardItems } from '@/domain/limits'

interface Props {
  entry: ForStaff<ProjectEntity>
  onEdit: () => void
  onDelete: () => void
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function ProjectCard({ entry: project, onEdit, onDelete }: Props) {
  const { title, clientName, completedAt, projectUrl, githubUrl } = project
  const titleId = `project-${project.id}`
  return (
    <article aria-labelledby={titleId} className={cardClass}>
      <header className="flex items-start gap-3">
        <Thumbnail url={project.images[0] ?? ''} className="aspect-8/5 w-28 shrink-0 rounded-lg" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h3
            id={titleId}
            className="font-display text-lg leading-snug font-semibold tracking-tight wrap-anywhere"
          >
            {title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <span className="wrap-anywhere">{project.category}</span>
            {project.isFeatured && <Badge tone="violet">Featured</Badge>}
            <PublishingBadge name="project" entry={project} />
          </p>
          <p className="text-sm wrap-anywhere">
            {[clientName, completedAt && month.format(new Date(completedAt))].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      <p className="line-clamp-3 text-sm leading-relaxed text-muted wrap-anywhere">{project.description}</p>
      <Badges label="Technologies" items={project.technologies} count={adminCardItems} />
      <CardActions describedBy={titleId} onEdit={onEdit} onDelete={onDelete}>
        {projectUrl && <OutsideLink href={projectUrl}>Project</OutsideLink>}
        {githubUrl && <OutsideLink href={githubUrl}>GitHub</OutsideLink>}
      </CardActions>
    </article>
  )
}
