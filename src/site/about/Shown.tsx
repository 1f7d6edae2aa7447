import type { ProjectCard } from '@/content/projects'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { aboutEntry, type PageContext } from '../page'
import { BeforeAfter } from '../ui/BeforeAfter'
import { CoverLink } from '../ui/CoverLink'
import { Picture } from '../ui/Picture'

/** The latest featured project, its picture to the edge of the window. */
export function Shown({ project, context }: { project: ProjectCard | undefined; context: PageContext }) {
  const { locale } = context
  const picture = project?.pictures[0]
  if (!project || !picture) return null
  return (
    <figure className="wrap relative columns-12 gap-y-8 pt-(--section)">
      <div className="col-span-12 lg:col-span-9 lg:col-start-4 lg:row-start-1 lg:break-right">
        <Picture
          picture={picture}
          lang={project.lang}
          sizes="(min-width: 95rem) 1050px, (min-width: 64rem) 71vw, (min-width: 40rem) 90vw, 106vw"
          ratio="16 / 10"
          className="object-top max-sm:aspect-[4/3]! max-sm:object-left-top"
        />
      </div>
      <figcaption className="col-span-12 self-end lg:col-span-3 lg:row-start-1">
        {project.headline && (
          <BeforeAfter
            result={project.headline}
            context={aboutEntry(context, project)}
            size="row"
            className="mb-2"
          />
        )}
        <CoverLink
          href={localizedPath(locale, paths.project(project.slug))}
          lang={project.lang}
          className="block text-balance font-medium"
        >
          {project.title}
        </CoverLink>
      </figcaption>
    </figure>
  )
}
