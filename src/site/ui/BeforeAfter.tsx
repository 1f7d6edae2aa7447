import type { CSSProperties } from 'react'
import { type MovedNumber, movedNumber, type Result } from '@/domain/caseStudy'
import type { PageContext } from '../page'

/** From how many digits on a line gets too small to be read on a phone. */
const longest = 14

/** How many digits wide a number is: points, commas and spaces are narrow. */
const digitsOf = (number: string) =>
  [...number].reduce((width, letter) => width + (/\d/.test(letter) ? 1 : 0.4), 0)

/**
 * About how many digits wide the numbers are, so that they fit where they stand; with long units, which wrap, without
 * them.
 */
function widthOf({ before, beforeUnit, after, unit }: MovedNumber): { digits: number; wraps: boolean } {
  const numbers = digitsOf(after) + (before ? digitsOf(before) + 1.8 : 0)
  const digits = numbers + (beforeUnit.length + unit.length) * 0.45
  return digits > longest ? { digits: numbers, wraps: true } : { digits, wraps: false }
}

function Unit({ unit, lang }: { unit: string; lang: PageContext['contentLang'] }) {
  return (
    unit && (
      <span lang={lang} className="moved-unit">
        {` ${unit}`}
      </span>
    )
  )
}

const sizes = {
  card: 'moved-card',
  lead: 'moved-lead',
  page: 'moved-page',
  hero: 'moved-hero',
  row: 'moved-row',
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
  const moved = movedNumber(result, locale)
  const { label, before, beforeUnit, after, unit, direction } = moved
  const { digits, wraps } = widthOf(moved)
  const style = { '--digits': digits.toFixed(1) } as CSSProperties
  return (
    <p className={`moved ${sizes[size]} ${className}`} style={style}>
      <span lang={contentLang} className="moved-label">
        {label}
        <span className="sr-only">: </span>
      </span>
      <span className={`moved-numbers ${wraps ? 'flex-wrap gap-y-1' : ''}`}>
        {before && (
          <>
            <span className="sr-only">{t('results.from')} </span>
            <span className="moved-before">{before}</span>
            <Unit unit={beforeUnit} lang={contentLang} />
            <span className="facet" data-direction={direction ?? 'level'}>
              <span className="sr-only"> {t('results.to')} </span>
            </span>
          </>
        )}
        {after}
        <Unit unit={unit} lang={contentLang} />
      </span>
    </p>
  )
}
