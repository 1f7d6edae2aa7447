import type { Result } from '@/domain/caseStudy'
import type { PageContext } from '../page'
import { BeforeAfter } from '../ui/BeforeAfter'
import { Source } from './Source'

/** What else a project changed, besides the number in its headline. */
export function Results({ results, context }: { results: Result[]; context: PageContext }) {
  if (results.length === 0) return null
  return (
    <section aria-labelledby="results" className="mb-(--section) bg-tint py-[clamp(2.5rem,5vw,4.5rem)]">
      <div className="wrap">
        <h2 id="results" className="sr-only">
          {context.t('project.results')}
        </h2>
        <ul className="flex flex-wrap gap-x-[clamp(2.5rem,6vw,5rem)] gap-y-12">
          {results.map((result, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two results may have the same label.
            <li key={index} className="min-w-[min(100%,16rem)] flex-1">
              <BeforeAfter result={result} context={context} size="row" />
              <Source result={result} context={context} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
