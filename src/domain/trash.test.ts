import { expect, test } from 'vitest'
import { maxSlugLength, slugPattern } from './slug'
import { freeSlug, parkedSlug, trashCutoff, trashDaysLeft, unparkedSlug } from './trash'

const now = Date.parse('2026-11-22T12:00:00Z')

test('an entry stays for 30 days', () => {
  expect(trashDaysLeft('2026-11-22T12:00:00Z', now)).toBe(30)
  expect(trashDaysLeft('2026-11-22T11:59:59Z', now)).toBe(30)
  expect(trashDaysLeft('2026-10-24T12:00:00Z', now)).toBe(1)
  expect(trashDaysLeft('2026-10-23T12:00:00Z', now)).toBe(0)
  expect(trashDaysLeft('2026-01-01T12:00:00Z', now)).toBe(0)
  expect(trashCutoff(now)).toBe('2026-10-23T12:00:00.000Z')
})

test('a parked slug is never a valid one, and comes back', () => {
  const parked = parkedSlug('first-steps', '0f5e')
  expect(parked).not.toMatch(slugPattern)
  expect(unparkedSlug(parked)).toBe('first-steps')
  expect(unparkedSlug('first-steps')).toBe('first-steps')
})

test('a free slug is the wanted one, or the first with a number', async () => {
  const isTaken = (taken: string[]) => async (slug: string) => taken.includes(slug)
  expect(await freeSlug('cafe', isTaken([]))).toBe('cafe')
  expect(await freeSlug('cafe', isTaken(['cafe', 'cafe-2']))).toBe('cafe-3')
})

test('a slug with a number is not longer than any other', async () => {
  const long = 'a'.repeat(maxSlugLength)
  const free = await freeSlug(long, async (slug) => slug === long)
  expect(free).toHaveLength(maxSlugLength)
  expect(free).toMatch(slugPattern)
  expect(free.endsWith('-2')).toBe(true)
})
