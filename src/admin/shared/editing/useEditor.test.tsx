// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { Edited } from './useEditor'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock('@/toast/toast', () => ({ toast }))
vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { username: 'asha' } }) }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())
// Test files share modules: an earlier file may have loaded these with the real toasts.
vi.resetModules()
const { apiRequest } = await import('../api/api')
const { Form } = await import('../forms/Form')
const { useEditor } = await import('./useEditor')
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Post = Edited & { excerpt: string }
const draft = {
  id: 'p1',
  title: 'A',
  excerpt: 'E',
  updatedAt: '1',
  state: 'draft',
  hasPublishedVersion: false,
} as Post
const out = { ...draft, updatedAt: '2', state: 'published', hasPublishedVersion: true } as Post
const toValues = ({ title, excerpt }: Post) => ({ title, excerpt })

let root: Root
/** Answers a request; throws what `fetch` would. */
let answer: ReturnType<typeof vi.fn<(method: string, path: string) => { status?: number; body: object }>>
let editor: ReturnType<typeof useEditor<Post, ReturnType<typeof toValues>>>

function Opened({ entry }: { entry: Post }) {
  editor = useEditor({
    resource: { path: '/api/admin/blog-posts', name: 'blog post', collection: 'blog-post' },
    entry,
    toValues,
    toBody: (values) => values,
    schema: z.object({ title: z.string(), excerpt: z.string() }),
  })
  return (
    <Form form={editor.form} className="">
      <p>{editor.entry.state}</p>
    </Form>
  )
}

function open(entry: Post): void {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Opened entry={entry} />
      </QueryClientProvider>,
    ),
  )
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => document.body.textContent
const calls = () => answer.mock.calls.map((call) => call.join(' ').replace('/api/admin/blog-posts/p1', ''))
const cut = () => {
  throw new TypeError('Failed to fetch')
}
const unpublish = () =>
  editor.change((ifMatch) => apiRequest(`${editor.path}/unpublish`, { method: 'POST', ifMatch }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  answer = vi.fn<typeof answer>()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    const { status = 200, body } = answer(method, path)
    return Response.json(body, { status })
  })
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a publication whose response is lost is shown once the connection is back', async () => {
  open(draft)
  answer.mockImplementationOnce(cut).mockImplementationOnce(cut).mockReturnValue({ body: out })
  act(() => editor.form.save())
  await wait(0)
  expect([shown(), editor.saving.state]).toEqual(['draft', 'failed'])
  await wait(5000)
  expect([shown(), editor.saving.state]).toEqual(['draft', 'failed'])
  await wait(5000)
  expect([shown(), editor.saving.state]).toEqual(['published', 'saved'])
  expect(calls()).toEqual(['POST /publish', 'GET /draft', 'GET /draft'])
})

test('what publishing has filled is shown, unless something was typed there meanwhile', async () => {
  open({ ...draft, excerpt: '' })
  answer.mockReturnValue({ body: { ...out, excerpt: 'Filled' } })
  act(() => editor.form.save())
  await wait(0)
  expect([editor.form.values.excerpt, editor.isDirty]).toEqual(['Filled', false])
  act(() => root.unmount())

  open({ ...draft, excerpt: '' })
  act(() => editor.form.save())
  act(() => editor.form.set({ excerpt: 'Mine' }))
  await wait(0)
  expect([editor.form.values.excerpt, editor.notices.conflicts]).toEqual(['Mine', null])
})

test('so is another change, with what others wrote meanwhile', async () => {
  open(out)
  answer
    .mockImplementationOnce(cut)
    .mockReturnValue({ body: { ...draft, updatedAt: '3', excerpt: 'Theirs' } })
  await act(() => expect(unpublish()).rejects.toThrow("The server didn't respond."))
  await wait(5000)
  expect([shown(), editor.form.values, editor.isDirty]).toEqual([
    'draft',
    { title: 'A', excerpt: 'Theirs' },
    false,
  ])
})

test('a change that someone else was faster than can be tried again', async () => {
  open(out)
  answer
    .mockReturnValueOnce({ status: 412, body: { message: 'Someone else has changed this.' } })
    .mockReturnValueOnce({ body: { ...out, updatedAt: '3', excerpt: 'Theirs' } })
    .mockReturnValue({ body: { ...draft, updatedAt: '4', excerpt: 'Theirs' } })
  await act(() => expect(unpublish()).rejects.toThrow('412'))
  expect(editor.form.values.excerpt).toBe('Theirs')
  await act(unpublish)
  expect(shown()).toBe('draft')
})

test('what others wrote is shown on request, and what was typed meanwhile stays', async () => {
  open(draft)
  answer.mockImplementationOnce(() => {
    editor.form.set({ title: 'Mine' })
    return { body: { ...draft, updatedAt: '2', excerpt: 'Theirs' } }
  })
  await act(editor.refresh)
  expect([editor.form.values, editor.notices.conflicts]).toEqual([{ title: 'Mine', excerpt: 'Theirs' }, null])
})

test('each attempt to save a deleted entry as a new one writes the same draft', async () => {
  open(draft)
  answer
    .mockReturnValueOnce({ body: { doc: { id: 'new' } } })
    .mockImplementationOnce(cut)
    .mockReturnValue({ body: draft })
  await act(() => expect(editor.saveAsNew()).rejects.toThrow("The server didn't respond."))
  expect(await act(editor.saveAsNew)).toBe('new')
  expect(answer.mock.calls.filter(([method]) => method === 'POST')).toHaveLength(1)
})
