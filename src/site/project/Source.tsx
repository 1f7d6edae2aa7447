import type { Result } from '@/domain/caseStudy'
import type { PageContext } from '../page'

/** Where the numbers of a result come from, a click away. */
export function Source({
  result: { source, label },
  context: { contentLang, t },
}: {
  result: Result
  context: PageContext
}) {
  if (!source) return null
  return (
    <details className="disclosure mt-2 text-muted text-small">
      <summary className="font-medium hover:text-ink">
        {t('project.source')}
        <span className="sr-only">
          : <span lang={contentLang}>{label}</span>
        </span>
      </summary>
      <p lang={contentLang} className="mt-1 max-w-[62ch]">
        {source}
      </p>
    </details>
  )
}
