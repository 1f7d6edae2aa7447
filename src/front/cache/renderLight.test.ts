import { expect, test, vi } from 'vitest'
import { log } from '@/logging/requestLog'
import { renderLight } from './renderLight'

vi.mock('./renderAnonymously', () => ({
  renderAnonymously: async (_: unknown, address: string) => ({
    status: address.startsWith('/old') ? 307 : 200,
    headers: { 'content-type': 'text/html', ...(address.startsWith('/old') && { location: '/new' }) },
    body: Buffer.from('<!DOCTYPE html><html><body><script>unknown()</script></body></html>'),
  }),
}))

const handler = async () => {}

test('a page with an unknown script is sent unchanged and logged, a redirect is not', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const { body } = await renderLight(handler, '/new', 'page')
  expect(body.toString()).toContain('unknown()')
  expect(warn).toHaveBeenCalledWith({ address: '/new' }, expect.any(String))
  warn.mockClear()
  await renderLight(handler, '/old', 'page')
  expect(warn).not.toHaveBeenCalled()
})
