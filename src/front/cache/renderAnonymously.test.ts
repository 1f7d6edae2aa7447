import { expect, test } from 'vitest'
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
  const asked: string[] = []
  const page = `<meta name="${missingPageMeta}" content="404"/>`
  const next: Handler = (req, res) => {
    asked.push(String(req.url))
    const isOurs = /^\/(?:de\/)?not-found$/.test(String(req.url))
    res.writeHead(isOurs ? 200 : 404, { 'content-type': 'text/html' }).end(isOurs ? page : '<body></body>')
  }
  for (const path of ['/nothing.html', '/de/a/b.php'])
    expect(await renderAnonymously(next, path)).toMatchObject({ status: 404, body: Buffer.from(page) })
  expect(asked).toEqual(['/nothing.html', '/not-found', '/de/a/b.php', '/de/not-found'])

  const nothing: Handler = (_req, res) =>
    void res.writeHead(404, { 'content-type': 'text/html' }).end('empty')
  expect(await renderAnonymously(nothing, '/nothing.html')).toMatchObject({ status: 404 })
})
