import type { Locale } from './locales'

/** What a case study may contain. */
export const caseStudyLimits = {
  results: 4,
  label: 60,
  unit: 16,
  source: 200,
  /** The largest number of a result, positive or negative. */
  number: 1_000_000_000,
  decisions: 6,
  quote: 1000,
  name: 160,
  weeks: 1000,
  services: 10,
} as const

/** A number that a project changed. */
export interface Result {
  /** What was measured. */
  label: string
  /** Null if there was none before. */
  before: number | null
  /** The unit of the number before, if it differs: 3 days → 40 minutes. */
  beforeUnit: string | null
  after: number
  unit: string | null
  /** Where the numbers come from. */
  source: string | null
}

interface Decision {
  title: string
  text: string | null
}

export interface Quote {
  text: string | null
  name: string | null
  role: string | null
}

/** The story of a project; all of it is optional. Services and article are ids. */
export interface CaseStudy {
  situation: string | null
  constraints: string[]
  findings: string | null
  solution: string | null
  decisions: Decision[]
  /** The first one is the project's headline. */
  results: Result[]
  quote: Quote
  team: string[]
  weeks: number | null
  services: string[]
  article: string | null
}

/** Units with symbols that all languages share, in seconds and in bytes. */
const scales = [
  { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400 },
  { B: 1, kB: 1e3, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
].map((sizes) => new Map(Object.entries(sizes)))

/** How many of one unit another one is: 60 seconds are a minute. Undefined if they can't be compared. */
function sizeIn(unit: string | null, other: string): number | undefined {
  for (const scale of scales) {
    const [size, otherSize] = [scale.get(unit ?? ''), scale.get(other)]
    if (size && otherSize) return otherSize / size
  }
  return undefined
}

/** Which way a number moved; null without a number before, or if another unit makes the two incomparable. */
export function directionOf({
  before,
  beforeUnit,
  after,
  unit,
}: Pick<Result, 'before' | 'beforeUnit' | 'after' | 'unit'>): 'up' | 'down' | null {
  const size = beforeUnit ? sizeIn(unit, beforeUnit) : 1
  if (before === null || size === undefined || before * size === after) return null
  return after > before * size ? 'up' : 'down'
}

/** A result as it is written: its numbers in a language, and which way they moved. */
export function movedNumber(result: Result, locale: Locale) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  return {
    label: result.label,
    /** Empty if there was none. */
    before: result.before === null ? '' : number.format(result.before),
    beforeUnit: result.before === null ? '' : (result.beforeUnit ?? ''),
    after: number.format(result.after),
    unit: result.unit ?? '',
    direction: directionOf(result),
  }
}

export type MovedNumber = ReturnType<typeof movedNumber>

const isFilled = (part: CaseStudy[keyof CaseStudy]): boolean => {
  if (Array.isArray(part)) return part.length > 0
  if (typeof part === 'object' && part !== null) return Object.values(part).some((text) => text !== null)
  return part !== null
}

/** The parts of a case study that are filled in. */
export const filledParts = (study: CaseStudy): Partial<CaseStudy> =>
  Object.fromEntries(Object.entries(study).filter(([, part]) => isFilled(part)))
