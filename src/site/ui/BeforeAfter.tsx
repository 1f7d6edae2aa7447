import type { CSSProperties } from 'react'
import { movedNumber, type Result } from '@/domain/caseStudy'
import type { PageContext } from '../page'

/** About how many digits wide the numbers are, so that they fit where they stand. */
const widthOf = (before: string, after: string, unit: string) =>
  after.length + (before ? before.length + 1.7 : 0) + unit.length * 0.45

const sizes = {
  card: 'moved-card',
  page: 'moved-page',
  hero: 'moved-hero',
  row: 'moved-row',
  line: 'moved-line',
}

/** A number that a project moved, from before to after, and what it measures. */
export function BeforeAfter({
  result,
  context: { locale, contentLang, t },
  size,
  className = '',
}: {
  result: Result
  context: PageContext
  size: keyof typeof sizes
  className?: string
}) {
  const { label, before, after, unit, direction } = movedNumber(result, locale)
  const style = { '--digits': widthOf(before, after, unit).toFixed(1) } as CSSProperties
  return (
    <p className={`moved ${sizes[size]} ${className}`} style={style}>
      <span lang={contentLang} className="moved-label">
        {label}
        <span className="sr-only">: </span>
      </span>
      <span className="moved-numbers">
        {before && (
          <>
            <span className="sr-only">{t('results.from')} </span>
            <span className="moved-before">{before}</span>
            <span className="facet" data-direction={direction ?? 'level'}>
              <span className="sr-only"> {t('results.to')} </span>
            </span>
          </>
        )}
        {after}
        {unit && (
          <span lang={contentLang} className="moved-unit">
            {' '}
            {unit}
          </span>
        )}
      </span>
    </p>
  )
}
