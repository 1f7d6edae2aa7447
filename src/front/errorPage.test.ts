import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fail } from './errorPage'

const server = createServer((req, res) => fail(req, res, 503))
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => void server.close())

test.each([
  ['/blog', 'en', 'Back in a moment', '/'],
  ['/products/7', 'en', 'Product Not Found', '/products'],
  ['/es/blog/a-post', 'es', 'Artículo no encontrado', '/es/blog'],
  ['/despair', 'en', 'Back in a moment', '/'],
  ['/de?page=2', 'de', 'Gleich wieder da', '/de'],
  ['/fr/blog', 'fr', 'De retour dans un instant', '/fr'],
])('%s fails in the language of the URL: %s', async (path, language, title, home) => {
  const answer = await fetch(base + path)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain(`<a href="${home}">`)
})

test('the API fails in JSON', async () => {
  expect(await (await fetch(`${base}/api/products`)).json()).toEqual({
    message: "We can't load this page right now. Please try again in a moment.",
  })
})
