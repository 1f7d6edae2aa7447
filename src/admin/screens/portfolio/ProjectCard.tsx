import { CardText, EntryCard, type EntryCardProps } from '@/admin/shared/crud/EntryCard'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Badge, Badges } from '@/admin/shared/ui/Badge'
import { OutsideLink } from '@/admin/shared/ui/OutsideLink'
import { Thumbnail } from '@/admin/shared/ui/Thumbnail'
import type { ProjectForStaff } from '@/domain/entities'
import { adminCardItems } from '@/domain/limits'

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function ProjectCard({ entry: project, ...actions }: EntryCardProps<ProjectForStaff>) {
  const { clientName, completedAt, projectUrl, githubUrl } = project
  return (
    <EntryCard
      entry={project}
      {...actions}
      picture={<Thumbnail url={project.images[0] ?? ''} className="aspect-8/5 w-28 shrink-0 rounded-lg" />}
      facts={
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <span className="wrap-anywhere">{project.category}</span>
            {project.isFeatured && <Badge tone="violet">Featured</Badge>}
            <PublishingBadge name="project" entry={project} />
          </p>
          <p className="text-sm wrap-anywhere">
            {[clientName, completedAt && month.format(new Date(completedAt))].filter(Boolean).join(' · ')}
          </p>
        </>
      }
      footer={
        <>
          {projectUrl && <OutsideLink href={projectUrl}>Project</OutsideLink>}
          {githubUrl && <OutsideLink href={githubUrl}>GitHub</OutsideLink>}
        </>
      }
    >
      <CardText>{project.description}</CardText>
      <Badges label="Technologies" items={project.technologies} count={adminCardItems} />
    </EntryCard>
  )
}
