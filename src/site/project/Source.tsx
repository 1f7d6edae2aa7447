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
    <details className="mt-2 text-muted text-small">
      <summary className="w-fit py-1 underline decoration-edge underline-offset-4 hover:text-ink">
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
