// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { eventually } from '@/admin/shared/eventually.fixture'

vi.mock('@/toast/toast', () => ({ toast: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ Link: () => null, useAuth: () => ({ user: { username: 'asha' } }) }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())
// Test files share modules: an earlier file may have loaded these with the real ones.
vi.resetModules()
const { TextPages } = await import('./TextPages')
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => {
  vi.unstubAllGlobals()
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
const press = (name: string) => act(async () => button(name)?.click())

test('a page that someone else has changed is deleted at the second attempt', async () => {
  const updates = ['2026-05-01T00:00:00.000Z', '2026-05-02T00:00:00.000Z']
  let reads = 0
  const deleted: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit) => {
    if (method === 'DELETE') {
      deleted.push(new Headers(headers).get('If-Match'))
      return Response.json({ message: 'Changed.' }, { status: deleted.length === 1 ? 412 : 200 })
    }
    const updatedAt = updates[Math.min(reads, 1)]
    reads += 1
    return Response.json([{ id: 'p1', title: 'Terms', updatedAt, state: 'draft', publicPath: null }])
  })
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild as HTMLElement)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextPages />
      </QueryClientProvider>,
    ),
  )
  await eventually(() => expect(button('Delete Terms')).toBeDefined())
  await press('Delete Terms')
  await press('Delete')
  await eventually(() => expect([reads, button('Delete')?.disabled]).toEqual([2, false]))
  await press('Delete')
  await eventually(() => expect(deleted).toEqual(updates.map((at) => `"${at}"`)))
  act(() => root.unmount())
})
