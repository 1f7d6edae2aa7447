import { expect, test } from 'vitest'
import { findingsOf, missingLanguages, type ReportedEntry } from './contentReport'

const now = Date.parse('2026-11-23T12:00:00Z')
const fine: ReportedEntry = {
  updatedAt: '2026-11-01T00:00:00Z',
  publicSince: '2026-01-01T00:00:00Z',
  languages: ['de', 'es', 'fr'],
  isLinked: true,
  views: 3,
}

test.each<[string, Partial<ReportedEntry>, string[]]>([
  ['nothing', {}, []],
  ['an old change', { updatedAt: '2025-11-22T00:00:00Z' }, ['stale']],
  ['a change within the year', { updatedAt: '2025-11-24T00:00:00Z' }, []],
  ['no links', { isLinked: false }, ['unlinked']],
  ['nothing that could link to it', { isLinked: null }, []],
  ['no views', { views: 0 }, ['unread']],
  ['no views yet', { views: 0, publicSince: '2026-11-01T00:00:00Z' }, []],
  ['views that nobody counts', { views: null }, []],
])('an entry with %s', (_, facts, found) => {
  expect(findingsOf({ ...fine, ...facts }, [], now)).toEqual(found)
})

test('an entry lacks the offered languages that it has no title in', () => {
  const languages = { offered: ['en', 'de', 'fr'] as const, original: 'en' as const }
  expect(missingLanguages(fine, languages)).toEqual([])
  expect(missingLanguages({ languages: ['fr'] }, languages)).toEqual(['de'])
  expect(findingsOf(fine, ['de'], now)).toEqual(['untranslated'])
})
