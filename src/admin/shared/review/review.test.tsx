// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createRef, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditedEntity, EntryReview, ReviewEntity } from '@/domain/entities'
import { eventually } from '../eventually.fixture'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock('@/toast/toast', () => ({ toast }))
vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { username: 'asha' } }) }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())
// Test files share modules: an earlier file may have loaded these with the real toasts.
vi.resetModules()
const { AskReviewDialog } = await import('./AskReviewDialog')
const { ReviewNotice } = await import('./ReviewNotice')
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const path = '/api/admin/blog-posts/p1'
const created = '2026-05-01T00:00:00.000Z'
const review = {
  state: 'waiting',
  requester: 'Edith',
  createdAt: created,
  mayAnswer: true,
} as ReviewEntity
const entry = { updatedAt: created, state: 'draft' } as EditedEntity<{ updatedAt: string }>

let root: Root
let stored: EntryReview
/** The status with which the server answers writes. */
let status: number
let requests: { method: string; body: unknown; ifMatch: string | null }[]
const heading = createRef<HTMLHeadingElement>()

function show(what: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
  return act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <h1 ref={heading} tabIndex={-1}>
          Post
        </h1>
        {what}
      </QueryClientProvider>,
    ),
  )
}

const seen = (words: string) => eventually(() => expect(text()).toContain(words))
const gone = (words: string) => eventually(() => expect(text()).not.toContain(words))

/** A notice in an editor that shows a newer version after a refresh. */
function Notice() {
  const [shown, setShown] = useState(entry)
  const refreshEntry = async () => setShown({ ...entry, updatedAt: '2026-05-02T00:00:00.000Z' })
  return (
    <ReviewNotice path={path} name="post" entry={shown} refreshEntry={refreshEntry} fallbackFocus={heading} />
  )
}

const ask = <AskReviewDialog path={path} name="post" saveNow={async () => true} onClose={() => {}} />
const text = () => document.body.textContent
const area = () => document.querySelector('textarea') as HTMLTextAreaElement

function press(label: string) {
  const button = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === label)
  return act(async () => {
    button?.focus()
    button?.click()
  })
}

function type(value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  act(() => {
    set?.call(area(), value)
    area().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => {
  localStorage.clear()
  stored = { review, people: [{ id: 'a'.repeat(24), name: 'Asha' }] }
  status = 200
  requests = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(stored, { status: stored ? 200 : 500 })
    requests.push({ method, body: JSON.parse(String(body)), ifMatch: new Headers(headers).get('If-Match') })
    if (status === 200) stored = { ...stored, review: { ...review, state: 'approved', version: '0' } }
    return Response.json(stored.review, { status })
  })
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the focus of a button that goes with its notice goes to the heading', async () => {
  await show(<Notice />)
  await seen('asks you to review')
  await press('Approve')
  await gone('asks you to review')
  expect(document.activeElement).toBe(heading.current)
})

test('a reason that was not sent is there again', async () => {
  await show(<Notice />)
  await seen('asks you to review')
  await press('Request changes…')
  type('Add the units.')
  act(() => root.unmount())
  await show(<Notice />)
  await seen('asks you to review')
  await press('Request changes…')
  expect([area().value, text()]).toEqual([
    'Add the units.',
    expect.stringContaining('Unsaved changes restored.'),
  ])
  await press('Request changes')
  await gone('asks you to review')
  expect(requests).toMatchObject([{ body: { state: 'returned', note: 'Add the units.' } }])
  expect(localStorage.length).toBe(0)
})

test('so is a note to a colleague', async () => {
  await show(ask)
  type('Is the table right?')
  act(() => root.unmount())
  await show(ask)
  expect(area().value).toBe('Is the table right?')
})

test('colleagues that could not be loaded are said to be missing', async () => {
  const [people] = [stored]
  stored = null as never
  await show(ask)
  await seen("Your colleagues couldn't be loaded.")
  stored = people
  await press('Try again')
  await gone("couldn't be loaded")
})

test('a reviewer whose page is out of date sees the newest version, and answers again', async () => {
  await show(<Notice />)
  await seen('asks you to review')
  status = 412
  await press('Approve')
  await eventually(() =>
    expect(toast).toHaveBeenCalledWith({
      title: 'Answer not saved',
      description: 'The text has changed. Read it again before you answer.',
      variant: 'destructive',
    }),
  )
  status = 200
  await press('Approve')
  await gone('asks you to review')
  expect(requests.map(({ ifMatch }) => ifMatch)).toEqual([
    '"2026-05-01T00:00:00.000Z"',
    '"2026-05-02T00:00:00.000Z"',
  ])
})
