import type { ProjectCard } from '@/content/projects'
import type { Result } from '@/domain/caseStudy'
import { homeLimits } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { aboutEntry, type PageContext } from '../page'
import { BeforeAfter } from '../ui/BeforeAfter'
import { CoverLink } from '../ui/CoverLink'
import { Picture } from '../ui/Picture'

const sizes = '(min-width: 80rem) 540px, (min-width: 64rem) 40vw, 82vw'

type Case = ProjectCard & { headline: Result }

const hasHeadline = (project: ProjectCard): project is Case => project.headline !== null

function CasePanel({ project, isFirst, context }: { project: Case; isFirst: boolean; context: PageContext }) {
  const { locale } = context
  const [picture] = project.pictures
  return (
    <div className="hero-case">
      <BeforeAfter
        result={project.headline}
        context={aboutEntry(context, project)}
        size="hero"
        className="pr-6"
      />
      <p lang={project.lang} className="mt-1 mb-5 text-balance pr-6 sm:mb-7 font-semibold">
        <CoverLink href={localizedPath(locale, paths.project(project.slug))}>{project.title}</CoverLink>
      </p>
      {picture && (
        <Picture
          picture={picture}
          lang={project.lang}
          sizes={sizes}
          ratio="16 / 10"
          priority={isFirst}
          className="rounded-r-none rounded-b-none"
        />
      )}
    </div>
  )
}

/** The numbers that projects moved, one at a time; a visitor chooses which. Works without scripts. */
function Cases({ cases, context }: { cases: Case[]; context: PageContext }) {
  const { t } = context
  return (
    <div className="hero-cases night overflow-hidden rounded-card bg-paper text-ink">
      {cases.length > 1 && (
        <fieldset className="flex min-w-0 gap-x-4 overflow-x-auto px-[clamp(1.5rem,3vw,2.75rem)] pt-5 [scrollbar-width:none] sm:flex-wrap sm:gap-x-6">
          <legend className="sr-only">{t('hero.cases')}</legend>
          {cases.map(({ id, clientName, title, lang }, index) => (
            <label key={id} lang={lang} className="hero-tab">
              <input type="radio" name="case" defaultChecked={index === 0} className="sr-only" />
              {clientName ?? title}
            </label>
          ))}
        </fieldset>
      )}
      {cases.map((project, index) => (
        <CasePanel key={project.id} project={project} isFirst={index === 0} context={context} />
      ))}
    </div>
  )
}

/** What the hero shows next to the headline: numbers from the portfolio, else an image of it, else nothing. */
export function heroCases(projects: ProjectCard[], context: PageContext) {
  const cases = projects.filter(hasHeadline).slice(0, homeLimits.cases)
  if (cases.length > 0) return <Cases cases={cases} context={context} />
  const shown = projects.find(({ pictures }) => pictures.length > 0)
  const picture = shown?.pictures[0]
  return picture && <Picture picture={picture} lang={shown?.lang} sizes={sizes} ratio="4 / 3" priority />
}
