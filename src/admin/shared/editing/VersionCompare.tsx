import { isSameValue } from '@/domain/fingerprint'
import { valueText } from '@/domain/valueText'
import { compareTexts } from './compareTexts'
import { markupChanges } from './markupChanges'

interface Props {
  /** Form values of two versions. */
  before: object
  after: object
  titles: { before: string; after: string }
  labelOf: (field: string) => string
}

const sides = ['before', 'after'] as const

/** What differs besides the words of a text. */
function MarkupChanges({ before, after }: { before: unknown; after: unknown }) {
  if (typeof before !== 'string' || typeof after !== 'string') return null
  const changes = markupChanges(before, after)
  if (!changes.length && valueText(before) !== valueText(after)) return null
  return (
    <ul className="text-sm text-muted wrap-anywhere">
      {changes.length ? (
        changes.map((change) => <li key={change}>{change}</li>)
      ) : (
        <li>Only the formatting differs.</li>
      )}
    </ul>
  )
}

/** The fields in which two versions differ, side by side. */
export function VersionCompare({ before, after, titles, labelOf }: Props) {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const changed = Object.keys(now).filter((name) => !isSameValue(old[name], now[name]))
  if (!changed.length) return <p className="text-sm text-muted">These versions don't differ.</p>
  return (
    <div className="flex flex-col gap-5">
      {changed.map((name) => {
        const texts = compareTexts(old[name], now[name])
        return (
          <section key={name} aria-label={labelOf(name)} className="flex flex-col gap-1.5">
            <h3 className="text-sm font-semibold">{labelOf(name)}</h3>
            <MarkupChanges before={old[name]} after={now[name]} />
            <dl className="grid gap-2 md:grid-cols-2">
              {sides.map((side) => (
                <div key={side} className="min-w-0 rounded-md border border-line px-3 py-2">
                  <dt className="text-xs font-medium text-muted">{titles[side]}</dt>
                  <dd className="version-diff mt-1 text-sm wrap-anywhere">{texts[side] ?? 'Empty'}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
