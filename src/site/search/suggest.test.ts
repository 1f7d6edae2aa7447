// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { suggest } from './suggest'

const found = (...titles: string[]) =>
  titles.map((title) => ({ kind: 'product', title, language: 'en', path: `/products/${title}` }))

let answers: Map<string, (entries: unknown) => void>
let requests: string[]
let submitted: number
let followed: string[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = new Map()
  requests = []
  submitted = 0
  followed = []
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const search = new URL(address, 'http://localhost').searchParams.get('search') ?? ''
    requests.push(search)
    return new Promise((resolve, reject) => {
      answers.set(search, (entries) =>
        resolve(entries ? Response.json(entries) : new Response('', { status: 429 })),
      )
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  vi.stubGlobal('location', { assign: (href: string) => followed.push(href) })
  document.documentElement.lang = 'de'
  const texts = {
    label: 'Suggestions',
    counts: { one: '{count} suggestion', other: '{count} suggestions' },
    kinds: { product: 'Product' },
  }
  document.body.innerHTML = '<form><div><input id="search" name="search"></div></form><button>Next</button>'
  const place = document.querySelector('div') as HTMLElement
  place.dataset.suggest = JSON.stringify(texts)
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted += 1
  })
  suggest(place)
  field().focus()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = () => document.querySelector('input') as HTMLInputElement
const list = () => document.querySelector('[role=listbox]') as HTMLElement
const options = () => [...list().children].map(({ textContent }) => textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const isOpen = () => !list().hidden && field().getAttribute('aria-expanded') === 'true'

function type(text: string): void {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

/** @returns whether the browser would still act on it */
const press = (key: string, over = {}) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over }))

const pause = () => vi.advanceTimersByTimeAsync(150)

async function answer(search: string, entries: unknown): Promise<void> {
  answers.get(search)?.(entries)
  await vi.advanceTimersByTimeAsync(0)
}

async function suggested(search: string, ...titles: string[]): Promise<void> {
  type(search)
  await pause()
  await answer(search, found(...titles))
}

test('after two characters and a pause, entries are suggested and counted', async () => {
  type('b')
  await pause()
  expect(requests).toEqual([])
  type('ba')
  type(' bay ')
  await pause()
  expect(requests).toEqual(['bay'])
  expect(isOpen()).toBe(false)
  await answer('bay', found('Bays', 'Bayou'))
  expect(isOpen()).toBe(true)
  expect(options()).toEqual(['Bays Product', 'Bayou Product'])
  expect(list().querySelector('span')?.lang).toBe('en')
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 suggestions')
  await suggested('bayo', 'Bayou')
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 suggestion')
  await suggested('bayou x')
  expect(isOpen()).toBe(false)
  expect(document.querySelector('[role=status]')?.textContent).toBe('')
})

test('an older answer never follows a newer one, and a known one isn’t requested again', async () => {
  type('ba')
  await pause()
  type('bay')
  await pause()
  await answer('bay', found('Bays'))
  await answer('ba', found('Bags'))
  expect(options()).toEqual(['Bays Product'])
  type('ba')
  type('bay')
  await pause()
  expect(requests).toEqual(['ba', 'bay'])
  expect(isOpen()).toBe(true)
})

test('offline, refused or left, the field stays a field', async () => {
  await suggested('ba', 'Bays')
  type('bay')
  await pause()
  await answer('bay', null)
  expect(isOpen()).toBe(false)
  type('bays')
  await pause()
  document.querySelector('button')?.focus()
  await answer('bays', found('Bays'))
  expect(isOpen()).toBe(false)
})

test('arrows go through the suggestions and the field; Enter opens the active one, in the page’s language', async () => {
  await suggested('ba', 'Bays', 'Bags')
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    expect(press(key)).toBe(false)
    return active()
  })
  expect(seen).toEqual(['Bays Product', 'Bags Product', undefined, 'Bags Product', 'Bays Product'])
  expect(list().querySelectorAll('[aria-selected=true]')).toHaveLength(1)
  expect(press('Home')).toBe(true)
  expect(active()).toBeUndefined()
  press('ArrowUp')
  expect(press('Enter')).toBe(false)
  expect(followed).toEqual(['/de/products/Bags'])
  expect(isOpen()).toBe(false)
})

test('Enter without an active one searches, and nothing opens after it', async () => {
  type('ba')
  expect(press('Enter')).toBe(true)
  field().form?.requestSubmit()
  await pause()
  expect([submitted, requests.length, isOpen()]).toEqual([1, 0, false])
})

test('Escape closes, then clears, then is the browser’s; Tab closes and leaves', async () => {
  await suggested('ba', 'Bays')
  expect([press('Escape'), isOpen(), field().value]).toEqual([false, false, 'ba'])
  press('ArrowDown')
  expect([isOpen(), active()]).toEqual([true, 'Bays Product'])
  expect([press('Tab'), isOpen()]).toEqual([true, false])
  expect([press('Escape'), field().value]).toEqual([false, ''])
  expect(press('Escape')).toBe(true)
})

test('a key that belongs to an input method is left to it', async () => {
  await suggested('ba', 'Bays')
  expect(press('ArrowDown', { isComposing: true })).toBe(true)
  expect(active()).toBeUndefined()
})

test('a click opens a suggestion without taking focus', async () => {
  await suggested('ba', 'Bays')
  const option = list().firstElementChild as HTMLElement
  expect(option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false)
  option.click()
  expect(followed).toEqual(['/de/products/Bays'])
})

test('a list below hears of an emptied field only', () => {
  const heard: string[] = []
  // Not on the body, which test files share.
  document.querySelector('form')?.addEventListener('input', () => heard.push(field().value))
  type('ba')
  press('Escape')
  expect(heard).toEqual([''])
})

test('in a panel, suggestions are part of it, and outside the field’s own column', async () => {
  document.body.innerHTML =
    '<div id="panel"><form><div data-suggest="{}"><input id="search"></div></form></div>'
  const panel = document.querySelector('#panel') as HTMLElement
  suggest(panel.querySelector('[data-suggest]') as HTMLElement, panel)
  expect(list().parentElement).toBe(panel)
  expect(field().getAttribute('aria-controls')).toBe(list().id)
})
