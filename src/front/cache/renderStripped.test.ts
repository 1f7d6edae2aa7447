import { expect, test, vi } from 'vitest'
import { log } from '@/logging/requestLog'
import type { Handler } from './Rendering'
import { renderStripped } from './renderStripped'

const handler: Handler = (req, res) =>
  void res
    .writeHead(req.url === '/old' ? 307 : 200, {
      'content-type': 'text/html',
      ...(req.url === '/old' && { location: '/new' }),
    })
    .end('<!DOCTYPE html><html><body><script>unknown()</script></body></html>')

test('a page with an unknown script is sent unchanged and logged, a redirect is not', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const { body } = await renderStripped(handler, '/new', 'page')
  expect(body.toString()).toContain('unknown()')
  expect(warn).toHaveBeenCalledWith({ address: '/new' }, expect.any(String))
  warn.mockClear()
  await renderStripped(handler, '/old', 'page')
  expect(warn).not.toHaveBeenCalled()
})
