import type { ProjectCard } from '@/content/projects'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { BeforeAfter } from '../ui/BeforeAfter'
import { CoverLink } from '../ui/CoverLink'
import { Picture } from '../ui/Picture'

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
        sizes="(min-width: 40rem) 100vw, (min-resolution: 1.5x) 140vw, 120vw"
        ratio="2 / 1"
        className="max-h-[44rem] rounded-none object-top max-sm:aspect-[4/3]!"
      />
      <figcaption className="wrap pt-8">
        {project.headline && (
          <BeforeAfter result={project.headline} context={context} size="row" className="mb-2" />
        )}
        <CoverLink
          href={localizedPath(locale, paths.project(project.slug))}
          lang={contentLang}
          className="font-medium"
        >
          {project.title}
        </CoverLink>
      </figcaption>
    </figure>
  )
}
