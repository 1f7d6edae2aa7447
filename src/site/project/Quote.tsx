import type { Quote as QuoteData } from '@/domain/caseStudy'
import type { PageContext } from '../page'
import { Quoted } from '../ui/Quoted'

/** What the client said. */
export function Quote({
  quote: { text, name, role },
  clientName,
  context: { contentLang, t },
}: {
  quote: QuoteData
  clientName: string | null
  context: PageContext
}) {
  if (!text) return null
  const about = [role, clientName].filter(Boolean).join(', ')
  return (
    <figure lang={contentLang} className="wrap columns-12 pt-(--section)">
      <span
        aria-hidden="true"
        className="facet facet-quote col-span-12 lg:col-span-3"
        data-direction="down"
      />
      <div className="col-span-12 lg:col-span-8 lg:col-start-4">
        <blockquote className="font-display font-semibold text-[clamp(1.5rem,3vw,2.5rem)] leading-[1.2] tracking-[-0.02em]">
          <p>
            <Quoted text={text} t={t} />
          </p>
        </blockquote>
        {(name || about) && (
          <figcaption className="mt-6 text-muted">
            {name && <span className="block font-semibold text-ink">{name}</span>}
            {about}
          </figcaption>
        )}
      </div>
    </figure>
  )
}
