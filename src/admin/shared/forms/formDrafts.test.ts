// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'

type Tab = typeof import('./formDrafts')

/** A tab of the browser: they share the storage only. */
async function openTab(): Promise<Tab> {
  vi.resetModules()
  return import('./formDrafts')
}

const draft = (text: string) => ({ username: 'asha', values: { text }, version: null })
const textIn = ({ readFormDraft }: Tab, name = 'post') =>
  readFormDraft<{ text: string }>(name, 'asha')?.values.text ?? null

/** Tells tabs of what another one has removed, as the browser does. */
function tellOfRemoved(before: string[]): void {
  for (const key of before)
    if (localStorage.getItem(key) === null)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
}

beforeEach(() => localStorage.clear())

test('a tab that has saved leaves the input of another one alone', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.storeFormDraft('post', draft('first'))
  other.storeFormDraft('post', draft('second'))
  one.deleteFormDraft('post')
  expect(textIn(await openTab())).toBe('second')
})

test('a new tab takes what a closed one has left, once, the newest first', async () => {
  const [one, other] = [await openTab(), await openTab()]
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2)
  one.storeFormDraft('post', draft('first'))
  other.storeFormDraft('post', draft('second'))
  vi.restoreAllMocks()
  const next = await openTab()
  expect(textIn(next)).toBe('second')
  next.deleteFormDraft('post')
  expect(textIn(next)).toBe('first')
  next.deleteFormDraft('post')
  expect(textIn(await openTab())).toBeNull()
})

test('input that is still on a screen stays its tab’s when another one takes it, until the logout', async () => {
  const one = await openTab()
  one.storeFormDraft('post', draft('typed'))
  const before = Object.keys(localStorage)
  const other = await openTab()
  expect(textIn(other)).toBe('typed')
  tellOfRemoved(before)
  other.deleteFormDraft('post')
  expect(textIn(await openTab())).toBe('typed')

  const all = Object.keys(localStorage)
  other.deleteFormDrafts()
  tellOfRemoved(all)
  expect(localStorage).toHaveLength(0)
})

test('the input of another person, of another form or of no form is not taken', async () => {
  const one = await openTab()
  one.storeFormDraft('post', draft('typed'))
  localStorage.setItem('frontdesk_form:page', '{')
  const other = await openTab()
  expect(other.readFormDraft('post', 'ben')).toBeNull()
  expect(textIn(other, 'pos')).toBeNull()
  expect(textIn(other, 'page')).toBeNull()
  expect(textIn(other)).toBe('typed')
})

test('what an older release has stored is taken too', async () => {
  localStorage.setItem('frontdesk_form:post', JSON.stringify(draft('old')))
  expect(textIn(await openTab())).toBe('old')
})
