// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePresence } from './usePresence'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let pages: string[]

beforeEach(() => {
  pages = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    pages.push(JSON.parse(body).page)
    return Response.json({ other: null, discussion: null })
  })
  navigator.sendBeacon = () => true
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function Editor({ id }: { id: string }) {
  usePresence(`/api/admin/blog-posts/${id}`)
  return null
}

async function opened(id: string) {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Editor id={id} />))
  return () => act(() => root.unmount())
}

test('who comes back to an entry in the same tab is no one else', async () => {
  const close = await opened('7')
  close()
  await opened('7')
  expect(pages).toHaveLength(2)
  expect(pages[1]).toBe(pages[0])
})

test('a copy of the tab, and another entry, are others', async () => {
  await opened('7')
  await opened('7')
  await opened('8')
  expect(new Set(pages).size).toBe(3)
})
