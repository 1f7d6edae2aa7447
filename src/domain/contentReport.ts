import { day } from './durations'
import type { Locale } from './locales'

/** What the content report finds about entries that visitors see. */
export const reportFindings = [
  { value: 'stale', label: 'Stale' },
  { value: 'untranslated', label: 'Untranslated' },
  { value: 'unlinked', label: 'Unlinked' },
  { value: 'unread', label: 'Never read' },
] as const

export type ReportFinding = (typeof reportFindings)[number]['value']

/** Days after its last change at which an entry is stale. */
const staleDays = 365
/** Days that readers have before a post counts as never read. */
const unreadDays = 30

/** What is known of an entry that visitors see. Times are ISO 8601. */
export interface ReportedEntry {
  updatedAt: string
  /** Since when visitors see it. */
  publicSince: string
  /** The languages that it has a title in, besides its original one. */
  languages: readonly Locale[]
  /** Whether another entry or page links to it; null if nothing could. */
  isLinked: boolean | null
  /** Null if its views aren't counted. */
  views: number | null
}

/** The languages in which visitors read an entry in its original language. */
export const missingLanguages = (
  { languages }: Pick<ReportedEntry, 'languages'>,
  { offered, original }: { offered: readonly Locale[]; original: Locale },
): Locale[] => offered.filter((locale) => locale !== original && !languages.includes(locale))

/** What may deserve attention, in the order of `reportFindings`. */
export function findingsOf(
  entry: ReportedEntry,
  missing: readonly Locale[],
  now = Date.now(),
): ReportFinding[] {
  const isOlder = (iso: string, days: number) => now - Date.parse(iso) > days * day
  const is: Record<ReportFinding, boolean> = {
    stale: isOlder(entry.updatedAt, staleDays),
    untranslated: missing.length > 0,
    unlinked: entry.isLinked === false,
    unread: entry.views === 0 && isOlder(entry.publicSince, unreadDays),
  }
  return reportFindings.map(({ value }) => value).filter((value) => is[value])
}
