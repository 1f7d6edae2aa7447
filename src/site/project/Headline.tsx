import type { ProjectCard } from '@/content/projects'
import type { PageContext } from '../page'
import { BeforeAfter } from '../ui/BeforeAfter'
import { Source } from './Source'

/** The head of a project's page: its title and, very large, the number that it moved most. */
export function Headline({
  project: { title, headline },
  context,
}: {
  project: ProjectCard
  context: PageContext
}) {
  const { contentLang } = context
  if (!headline) {
    return (
      <h1
        lang={contentLang}
        className="appears mt-8 mb-[clamp(2rem,4vw,3.5rem)] max-w-[18ch] text-[clamp(2.25rem,5.2vw,4.5rem)] leading-[1.02]"
      >
        {title}
      </h1>
    )
  }
  return (
    <header className="mt-8 mb-[clamp(2rem,4vw,3.5rem)]">
      <h1
        lang={contentLang}
        className="appears max-w-[32ch] text-[clamp(1.625rem,2.8vw,2.5rem)] leading-[1.1]"
      >
        {title}
      </h1>
      <BeforeAfter
        result={headline}
        context={context}
        size="page"
        className="appears mt-[clamp(1.5rem,3vw,2.5rem)] [--step:1]"
      />
      <Source result={headline} context={context} />
    </header>
  )
}
