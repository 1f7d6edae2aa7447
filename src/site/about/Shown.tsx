import type { ProjectCard } from '@/content/projects'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { SiteLink } from '../ui/SiteLink'

/** The latest featured project, its picture to the edge of the window. */
export function Shown({ project, context }: { project: ProjectCard | undefined; context: PageContext }) {
  const { locale, contentLang } = context
  const picture = project?.pictures[0]
  if (!project || !picture) return null
  return (
    <figure className="relative pt-(--section)">
      <Picture
        picture={picture}
        lang={contentLang}
        sizes="100vw"
        ratio="21 / 9"
        className="max-h-[36rem] rounded-none"
      />
      <figcaption className="wrap pt-3 text-small">
        <SiteLink
          href={localizedPath(locale, paths.project(project.slug))}
          lang={contentLang}
          className="line-link text-muted after:absolute after:inset-0"
        >
          {project.title}
        </SiteLink>
      </figcaption>
    </figure>
  )
}
