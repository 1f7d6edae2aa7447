import { afterAll, expect, test, vi } from 'vitest'
import { locales } from '../domain/locales'
import { savedPreferencesScript } from '../domain/savedPreferencesScript'
import type { Handler } from './cache/Rendering'
import { inFrame, keepErrorFrame } from './errorFrame'

// The other tests in this process have no frame.
const ended = new AbortController()
const kept: Promise<void>[] = []
afterAll(() => {
  ended.abort()
  return Promise.all(kept)
})

/** Renders each language once. */
async function keep(handler: Handler): Promise<void> {
  const rendered = vi.fn(handler)
  kept.push(keepErrorFrame(rendered, ended.signal))
  await vi.waitFor(() => expect(rendered.mock.calls.length).toBeGreaterThanOrEqual(locales.length))
  await new Promise(setImmediate)
}

const page = `<!DOCTYPE html><html lang="de"><head><title>404</title><link rel="preload" as="script" href="/a.js"/>
<link rel="stylesheet" href="/a.css"/><script src="/a.js"></script><script>${savedPreferencesScript}</script></head><body>
<header><a href="/es/not-found">Español</a></header>
<main id="content"><div><h1 class="text-h1">404</h1><p class="lead">Router?</p>
<p><a class="primary" href="/de">Start</a><a class="quiet" href="/de/search">Suche</a></p><div data-figure="true" class="lg"><p>404<span></span>200</p></div></div></main>
<footer><a href="https://wa.me/1">WhatsApp</a></footer><script>self.__next_f.push([1,"404"])</script></body></html>`

test('an error is shown in the site’s frame, without its scripts', async () => {
  const problem = {
    title: 'Gleich wieder da',
    text: 'Kostet $1 Geduld.',
    ways: [['/blog', 'Zum Blog']],
  } as const
  expect(inFrame({ ...problem, ways: [['/blog', 'Zum Blog']] }, 'de')).toBeUndefined()
  await keep((_req, res) => {
    res.writeHead(404, { 'content-type': 'text/html' }).end(page)
  })
  const html = inFrame({ ...problem, ways: [['/blog', 'Zum Blog']] }, 'de') ?? ''
  expect(html).toContain('<title>Gleich wieder da</title>')
  expect(html).toContain('<h1 class="text-h1">Gleich wieder da</h1><p class="lead">Kostet $1 Geduld.</p>')
  expect(html).toContain('<p><a class="primary" href="/de/blog">Zum Blog</a></p></div></main>')
  expect(html).toContain('<footer><a href="https://wa.me/1">WhatsApp</a></footer>')
  expect(html).toContain('<a href="/es/">Español</a>')
  expect(html).toContain('/a.css')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('/a.js')
})

test('a failed rendering keeps the previous frame', async () => {
  const problem = { title: 'Away', text: 'Soon.', ways: [] as [string, string][] }
  await keep((_req, res) => {
    res.writeHead(500).end('broken')
  })
  expect(inFrame(problem, 'de')).toContain('WhatsApp')
  const failing = () => {
    throw new Error('away')
  }
  kept.push(keepErrorFrame(failing, ended.signal))
  await new Promise(setImmediate)
  expect(inFrame(problem, 'de')).toContain('WhatsApp')
})

test('a server that stops waits for the page being rendered, and renders no other', async () => {
  const stopping = new AbortController()
  let answer = () => {}
  const rendered = vi.fn<Handler>((_req, res) => {
    answer = () => void res.writeHead(404, { 'content-type': 'text/html' }).end(page)
  })
  let isOver = false
  const over = keepErrorFrame(rendered, stopping.signal).then(() => {
    isOver = true
  })
  await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(1))
  stopping.abort()
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  answer()
  await over
  expect(rendered).toHaveBeenCalledTimes(1)
})
