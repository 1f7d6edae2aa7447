import { expect, test, vi } from 'vitest'
import { missingPageMeta } from '@/domain/missingPageMeta'
import type { Handler } from './Rendering'
import { renderAnonymously } from './renderAnonymously'

const answering = (body: string) =>
  renderAnonymously((_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(body), '/x')

test('a page that marks itself as missing is a 404', async () => {
  const page = `<head><meta name="${missingPageMeta}" content="404"/></head>`
  expect(await answering(page)).toMatchObject({ status: 404, body: Buffer.from(page) })
})

test('a page that mentions the mark is not', async () => {
  const { status } = await answering(`<p>&lt;meta name="${missingPageMeta}" content="404"/&gt;</p>`)
  expect(status).toBe(200)
})

test('nothing about a visitor reaches the shared page', async () => {
  await renderAnonymously((req, res) => {
    expect(req.headers.cookie).toBeUndefined()
    expect(req.method).toBe('GET')
    res.end()
  }, '/x')
})

test('Next’s empty page is replaced by ours, in the language of the URL', async () => {
  const urls: string[] = []
  const page = `<meta name="${missingPageMeta}" content="404"/>`
  const next: Handler = (req, res) => {
    urls.push(String(req.url))
    const isOurs = /^\/(?:de\/)?not-found$/.test(String(req.url))
    res.writeHead(isOurs ? 200 : 404, { 'content-type': 'text/html' }).end(isOurs ? page : '<body></body>')
  }
  for (const path of ['/nothing.html', '/de/a/b.php'])
    expect(await renderAnonymously(next, path)).toMatchObject({ status: 404, body: Buffer.from(page) })
  expect(urls).toEqual(['/nothing.html', '/not-found', '/de/a/b.php', '/de/not-found'])

  const nothing: Handler = (_req, res) =>
    void res.writeHead(404, { 'content-type': 'text/html' }).end('empty')
  expect(await renderAnonymously(nothing, '/nothing.html')).toMatchObject({ status: 404 })
})

/** Like Next, which lets requests for a page share the rendering that is under way. */
function sharing() {
  let stored = 'old'
  const underWay = new Map<string, Promise<string>>()
  const ends: (() => void)[] = []
  const read = async () => {
    const text = stored
    await new Promise<void>((resolve) => ends.push(resolve))
    return text
  }
  const handler: Handler = async ({ url = '' }, res) => {
    const page = decodeURI(url)
    const shared = underWay.get(page) ?? read().finally(() => underWay.delete(page))
    underWay.set(page, shared)
    res.writeHead(200, { 'content-type': 'text/plain' }).end(await shared)
  }
  const endAll = () => {
    for (const end of ends.splice(0)) end()
  }
  return {
    handler,
    endAll,
    change() {
      stored = 'new'
    },
  }
}

test.each(['/shared', '/%73hared'])(
  'a rendering that %s began before a change is not taken for a new one',
  async (url) => {
    const { handler, endAll, change } = sharing()
    const before = renderAnonymously(handler, url)
    change()
    const after = renderAnonymously(handler, '/shared')
    endAll()
    expect(String((await before).body)).toBe('old')
    await vi.waitFor(async () => {
      endAll()
      expect(
        String((await Promise.race([after, new Promise<never>((_, fail) => setTimeout(fail, 20))])).body),
      ).toBe('new')
    })
  },
)
