import { afterEach, expect, test, vi } from 'vitest'
import { register } from '@/runtime/contentChanged'
import type { Page } from './encode'
import { PageCache } from './PageCache'
import { Refresher } from './Refresher'
import type { Rendering } from './Rendering'

afterEach(() => void vi.useRealTimers())

const textOf = (page: Page | undefined) => page?.variants.identity.body.toString()
const html = (text: string, status = 200): Rendering => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
})

/** A site whose pages say in which generation they were rendered, visited more often the earlier they are named. */
async function site(...addresses: string[]) {
  const cache = new PageCache('page', { entries: 100, bytes: 1_000_000 }, {})
  const rendered: string[] = []
  const render = vi.fn(async (_kind: string, address: string) => {
    rendered.push(address)
    return html(`generation ${register.generation}`)
  })
  for (const [n, address] of addresses.entries()) {
    await cache.load(address, () => render('page', address))
    for (let visit = n; visit <= addresses.length; visit += 1) cache.get(address)
  }
  rendered.length = 0
  const refresher = new Refresher([cache], render, 0)
  const change = () => {
    register.generation += 1
    return refresher.renew()
  }
  const age = () => {
    register.generation += 1
    refresher.age()
  }
  return { cache, render, rendered, change, age }
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `/${n}`)

test('after a change nobody waits for the most visited pages, and nobody gets an older one', async () => {
  const { cache, rendered, change } = await site(...names(7))
  const old = textOf(cache.get('/0'))
  const isShown = change()
  expect(textOf(cache.get('/0'))).toBe(old)
  await isShown
  for (const address of names(5)) expect(textOf(cache.get(address))).toBe(`generation ${register.generation}`)
  expect(rendered.slice(0, 5)).toEqual(names(5))
  expect([cache.get('/5'), cache.get('/6')]).toEqual([undefined, undefined])
  await vi.waitFor(() => expect(textOf(cache.get('/6'))).toBe(`generation ${register.generation}`))
})

test('no more than twenty pages are rendered ahead', async () => {
  const { rendered, change } = await site(...names(30))
  await change()
  await vi.waitFor(() => expect(rendered).toHaveLength(20))
  await new Promise(setImmediate)
  expect(rendered).toEqual(names(20))
})

test('what was requested once, some time ago, is not rendered ahead', async () => {
  const { cache, render, change } = await site('/')
  await cache.load('/once', () => render('page', '/once'))
  cache.fade()
  await change()
  expect(cache.get('/')).toBeDefined()
  expect(cache.get('/once')).toBeUndefined()
})

test('pages are rendered one after another', async () => {
  const { render, change } = await site(...names(6))
  let running = 0
  let mostRunning = 0
  render.mockImplementation(async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    await new Promise(setImmediate)
    running -= 1
    return html('new')
  })
  await change()
  expect(mostRunning).toBe(1)
})

test('ten changes at once share their renderings', async () => {
  const { cache, rendered, change } = await site(...names(5))
  await Promise.all(Array.from({ length: 10 }, change))
  expect(textOf(cache.get('/0'))).toBe(`generation ${register.generation}`)
  expect(rendered.length).toBeLessThanOrEqual(2 * 5)
})

test('a page that can’t be rendered leaves no old one, and is left alone until somebody asks for it', async () => {
  const { cache, render, change } = await site('/')
  render.mockResolvedValueOnce(html('oops', 500))
  await change()
  expect(cache.get('/')).toBeUndefined()
  render.mockClear()
  await change()
  expect(render).not.toHaveBeenCalled()
  render.mockRejectedValueOnce(new Error('away'))
  await cache.load('/', async () => html('back'))
  await change()
  expect(cache.get('/')).toBeUndefined()
})

test('a rendering that hangs delays the answer by half a second, and the pages after it by two seconds', async () => {
  const { cache, render, change } = await site(...names(4))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answering = render.getMockImplementation()
  render.mockImplementation((kind, address) =>
    address < '/2' ? new Promise(() => {}) : (answering?.(kind, address) ?? Promise.reject()),
  )
  let isShown = false
  const shown = change().then(() => {
    isShown = true
  })
  await vi.advanceTimersByTimeAsync(400)
  expect(isShown).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await shown
  expect(names(4).map((address) => cache.get(address))).toEqual(names(4).map(() => undefined))
  await vi.advanceTimersByTimeAsync(4000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(textOf(cache.get('/3'))).toBe(`generation ${register.generation}`))
  expect(cache.get('/0')).toBeUndefined()
})

test('a visitor who comes meanwhile joins the rendering under way', async () => {
  const { cache, render, change } = await site('/')
  let finish: (rendering: Rendering) => void = () => {}
  render.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  const shown = change()
  const loaded = cache.load('/', () => Promise.reject(new Error('a second rendering')))
  finish(html('new'))
  await Promise.all([shown, loaded])
  expect(textOf(cache.get('/'))).toBe('new')
})

test('pages that only got old are served while they are rendered again, one after another, if visited', async () => {
  const { cache, rendered, age } = await site(...names(30))
  const old = textOf(cache.get('/0'))
  age()
  expect(rendered).toEqual([])
  expect(['/29', '/3', '/29'].map((address) => textOf(cache.get(address)))).toEqual([old, old, old])
  const isNew = () => expect(textOf(cache.get('/3'))).toBe(`generation ${register.generation}`)
  await vi.waitFor(isNew)
  expect(rendered).toEqual(['/29', '/3'])
})

test('an old page that can’t be rendered is served until its time is over', async () => {
  const { cache, render, age } = await site('/')
  render.mockRejectedValue(new Error('away'))
  age()
  expect(cache.get('/')).toBeDefined()
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
  expect(cache.get('/')).toBeDefined()
  age()
  expect(cache.get('/')).toBeUndefined()
})
