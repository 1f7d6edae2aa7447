import type { ProjectCard } from '@/content/projects'
import { cutText } from '@/domain/cutText'
import { cardText } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { aboutEntry, type PageContext } from '../page'
import { BeforeAfter } from '../ui/BeforeAfter'
import { CoverLink } from '../ui/CoverLink'
import { Technologies } from '../ui/Technologies'
import { clientAndCategory } from './clientAndCategory'

/** A project card's text; its title links the whole card. */
export function ProjectText({
  project,
  isBrief = false,
  isLead = false,
  context,
}: {
  project: ProjectCard
  /** Whether phones leave out the technologies. */
  isBrief?: boolean
  /** Whether it stands beside a picture that is wider than all others. */
  isLead?: boolean
  context: PageContext
}) {
  const { locale, contentLang, t } = context
  return (
    <>
      {project.headline && (
        <BeforeAfter
          result={project.headline}
          context={aboutEntry(context, project)}
          size={isLead ? 'lead' : 'card'}
          className="mb-6"
        />
      )}
      <p lang={contentLang} className="mb-2 font-medium text-accent-text text-small">
        {clientAndCategory(project)}
      </p>
      <h3 lang={project.lang} className="text-h3">
        <CoverLink href={localizedPath(locale, paths.project(project.slug))}>{project.title}</CoverLink>
      </h3>
      <p
        lang={project.lang}
        className={`mt-3 max-w-[62ch] text-muted ${project.headline ? 'max-sm:hidden' : ''}`}
      >
        {cutText(project.description, cardText)}
      </p>
      <div className={`mt-5 ${isBrief ? 'max-sm:hidden' : ''}`}>
        <Technologies names={project.technologies} more t={t} />
      </div>
    </>
  )
}
