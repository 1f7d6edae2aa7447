// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { required } from '@/schemas/required'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock('@/toast/toast', () => ({ toast }))
vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { username: 'asha' } }) }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())
// Test files share modules: an earlier file may have loaded these with the real toasts.
vi.resetModules()
const { ApiError } = await import('../api/api')
const { FormDialog } = await import('../dialogs/FormDialog')
const { Button } = await import('../ui/Button')
const { EditNotices } = await import('./EditNotices')
const { Form } = await import('./Form')
const { usePending } = await import('./pending')
const { EditConflict } = await import('./saveMerged')
const { TextField } = await import('./TextField')
const { usePersistedForm } = await import('./usePersistedForm')
const { isSame, useSchemaForm } = await import('./useSchemaForm')
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface Values {
  title: string
  lines: string
}

const schema = z.object({
  title: z
    .string()
    .trim()
    .refine((title) => title !== '', required('A title is required.')),
  lines: z.array(z.string().max(3, 'Too long.')),
})
const toBody = ({ title, lines }: Values) => ({ title, lines: lines.split('\n') })
const empty = { title: '', lines: '' }

let root: Root
let send: ReturnType<typeof vi.fn<(...sent: unknown[]) => unknown>>

function Plain({ initial = empty }: { initial?: Values }) {
  const form = useSchemaForm<Values>({ initial, schema, toBody, send })
  return (
    <Form form={form} className="">
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Lines" maxLength={20} {...form.field('lines')} />
      <button type="submit" disabled={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Save'}
      </button>
    </Form>
  )
}

type Entity = Values & { updatedAt: string }
const stored: Entity = { title: 'A', lines: '1', updatedAt: '2026-05-01T00:00:00.000Z' }
const toValues = ({ title, lines }: Entity) => ({ title, lines })

function Persisted({ entity = stored, staysOpen = false }: { entity?: Entity; staysOpen?: boolean }) {
  const [isOpen, setOpen] = useState(true)
  const form = usePersistedForm<Values, Entity>({
    name: 'thing:1',
    stored: entity,
    initial: toValues(entity),
    toValues,
    schema,
    toBody,
    send: async (edit, how) => (await send(edit, how)) as Entity,
    onSaved: () => setOpen(staysOpen),
    staysOpen,
  })
  if (!isOpen) return <p>Closed</p>
  return (
    <Form form={form} className="">
      <EditNotices form={form} what="this thing" ifGone={<p>Gone</p>} />
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Lines" {...form.field('lines')} />
      <button type="submit">Save draft</button>
      <button type="submit" value="published">
        Publish
      </button>
    </Form>
  )
}

function show(what: React.ReactNode): void {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
  act(() => root.render(what))
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const element = () => document.querySelector('form') as HTMLFormElement
const text = () => document.body.textContent ?? ''

function type(name: string, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  act(() => {
    set?.call(field(name), value)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const save = () => act(async () => element().requestSubmit())
function press(label: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  return act(async () => {
    button?.focus()
    button?.click()
  })
}
const refusal = (status: number, errors: object[] = []) =>
  new ApiError(status, JSON.stringify({ errors }), '')

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  send = vi.fn<(...sent: unknown[]) => unknown>()
})

afterEach(() => {
  act(() => root.unmount())
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a missing field shows one toast and an error, gets focus, and nothing is sent', async () => {
  show(<Plain />)
  await save()
  expect(toast.mock.calls).toEqual([
    [
      {
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      },
    ],
  ])
  expect([text(), send.mock.calls.length]).toEqual([expect.stringContaining('A title is required.'), 0])
  expect(document.activeElement).toBe(field('title'))
  type('title', 'B')
  expect(field('title').getAttribute('aria-invalid')).toBeNull()
})

test('an invalid field shows its error, without a toast', async () => {
  show(<Plain initial={{ title: 'A', lines: '' }} />)
  type('lines', 'much too long')
  await save()
  expect([text(), toast.mock.calls]).toEqual([expect.stringContaining('Too long.'), []])
  expect(document.activeElement).toBe(field('lines'))
})

test('a text that has reached its limit says so', () => {
  show(<Plain />)
  type('lines', '1234')
  expect(text()).not.toContain('The limit')
  type('lines', '12345678901234567890')
  expect(text()).toContain('The limit of 20 characters is reached.')
})

test('a text that fills its field from the start says nothing', () => {
  show(<Plain initial={{ title: 'A', lines: '12345678901234567890' }} />)
  expect(text()).not.toContain('The limit')
})

test('one save at a time, of the current values, with the form inert meanwhile', async () => {
  let answer = () => {}
  send.mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  show(<Plain />)
  type('title', 'B')
  await save()
  await save()
  expect(send.mock.calls.map(([values]) => values)).toEqual([{ title: 'B', lines: '' }])
  expect([element().hasAttribute('inert'), text()]).toEqual([true, expect.stringContaining('Saving...')])
  await act(async () => answer())
  expect(element().hasAttribute('inert')).toBe(false)
})

test('a server error stays at its field until the field changes', async () => {
  send.mockRejectedValue(
    refusal(400, [
      { path: 'lines.0', message: 'Taken.' },
      { path: 'elsewhere', message: 'No.' },
    ]),
  )
  show(<Plain initial={{ title: 'A', lines: 'x' }} />)
  await save()
  expect([text(), text()]).toEqual([expect.stringContaining('Taken.'), expect.not.stringContaining('No.')])
  expect(document.activeElement).toBe(field('lines'))
  type('lines', 'y')
  expect(text()).not.toContain('Taken.')
})

test('unsaved input is restored, and deleted once saved', async () => {
  show(<Persisted />)
  type('title', 'Mine')
  act(() => root.unmount())
  show(<Persisted />)
  expect([field('title').value, text()]).toEqual([
    'Mine',
    expect.stringContaining('Unsaved changes restored.'),
  ])
  send.mockResolvedValue({ ...stored, title: 'Mine' })
  await save()
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    values: { title: 'Mine', lines: '1' },
    version: stored.updatedAt,
  })
  expect([text(), localStorage.length]).toEqual(['Closed', 0])
})

test('discarding restored input shows what is stored', async () => {
  show(<Persisted />)
  type('title', 'Mine')
  act(() => root.unmount())
  show(<Persisted />)
  await press('Discard draft')
  expect([field('title').value, localStorage.length]).toEqual(['A', 0])
})

const theirs: Entity = { title: 'Theirs', lines: '2', updatedAt: '2026-05-02T00:00:00.000Z' }

test('the user chooses a version, and “Keep mine” saves the current input over theirs', async () => {
  send.mockRejectedValueOnce(new EditConflict(theirs)).mockResolvedValue(theirs)
  show(<Persisted />)
  type('title', 'Mine')
  await save()
  expect(text()).toContain('Someone else changed this thing while you were editing.')
  expect([field('title').value, field('lines').value]).toEqual(['Mine', '2'])
  await press('Keep mine')
  expect(send.mock.calls[1]?.[0]).toMatchObject({
    values: { title: 'Mine', lines: '2' },
    version: theirs.updatedAt,
    stored: theirs,
  })
})

test('their version can be loaded, and mine brought back', async () => {
  send.mockRejectedValueOnce(new EditConflict(theirs))
  show(<Persisted />)
  type('title', 'Mine')
  await save()
  await press('Reload their version')
  expect(field('title').value).toBe('Theirs')
  expect(document.activeElement).toBe(field('title'))
  await press('Restore mine')
  expect(field('title').value).toBe('Mine')
  expect(document.activeElement).toBe(field('title'))
})

test('a form that stays open after saving shows what is stored, and has nothing unsaved', async () => {
  send.mockResolvedValue({ ...theirs, title: 'Mine' })
  show(<Persisted staysOpen />)
  type('title', 'Mine')
  await save()
  expect([field('title').value, field('lines').value, localStorage.length]).toEqual(['Mine', '2', 0])
  await save()
  expect(send.mock.calls[1]?.[0]).toMatchObject({ version: theirs.updatedAt })
})

test('a deletion by someone else is reported, and the next save knows', async () => {
  send.mockRejectedValueOnce(refusal(404)).mockResolvedValue(stored)
  show(<Persisted />)
  type('title', 'Mine')
  await save()
  expect(text()).toContain('Gone')
  await save()
  expect(send.mock.calls.map(([, how]) => how)).toMatchObject([{ isGone: false }, { isGone: true }])
})

const sentAs = () => send.mock.calls.map(([, how]) => (how as { as?: string }).as)

test('a click that was stopped leaves nothing behind: the next save by key publishes nothing', async () => {
  send.mockResolvedValue(stored)
  show(<Persisted />)
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  element().addEventListener('submit', hold, true)
  await press('Publish')
  element().removeEventListener('submit', hold, true)
  await save()
  expect(sentAs()).toEqual([undefined])
})

test('a button saves as its value says, and so does “Keep mine” after it', async () => {
  send.mockRejectedValueOnce(new EditConflict(theirs)).mockResolvedValue(theirs)
  show(<Persisted />)
  type('title', 'Mine')
  await press('Publish')
  await press('Keep mine')
  expect(sentAs()).toEqual(['published', 'published'])
})

const onClose = vi.fn()

function Image() {
  const [isUploaded, setUploaded] = useState(false)
  usePending(!isUploaded)
  return <Button onClick={() => setUploaded(true)}>Upload</Button>
}

function WithImage() {
  const form = useSchemaForm<Values>({ initial: toValues(stored), schema, toBody, send })
  return (
    <FormDialog title="Post" save="Save" form={form} onClose={onClose}>
      <Image />
    </FormDialog>
  )
}

test('closing a dialog asks while an image in it waits for its upload', async () => {
  show(<WithImage />)
  await press('Cancel')
  expect([text(), onClose.mock.calls.length]).toEqual([expect.stringContaining('Discard your changes?'), 0])
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await press('Keep editing')
  await press('Upload')
  await press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})

function WithAside({ sendAside }: { sendAside: () => unknown }) {
  const main = useSchemaForm<Values>({ initial: toValues(stored), schema, toBody, send })
  const aside = useSchemaForm<Values>({ initial: toValues(stored), schema, toBody, send: sendAside })
  return (
    <>
      <Form form={main} id="main" className="">
        <TextField label="Title" {...main.field('title')} />
      </Form>
      <Form form={aside} className="">
        <TextField label="Lines" {...aside.field('lines')} />
      </Form>
    </>
  )
}

test('of two forms, Ctrl+S saves the one with the focus, or else the one that buttons elsewhere save', async () => {
  const sendAside = vi.fn()
  show(<WithAside sendAside={sendAside} />)
  const saveFrom = (target: Element) =>
    act(async () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })),
    )
  await saveFrom(document.body)
  expect([send, sendAside].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await saveFrom(field('lines'))
  expect([send, sendAside].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('states of a form are the same in any order of their fields, but not of their rows', () => {
  const state = {
    title: 'A',
    rows: [
      { id: '1', name: 'x' },
      { id: '2', name: 'y' },
    ],
  }
  expect(
    isSame(state, {
      rows: [
        { name: 'x', id: '1' },
        { name: 'y', id: '2' },
      ],
      title: 'A',
    }),
  ).toBe(true)
  expect(isSame(state, { ...state, rows: state.rows.toReversed() })).toBe(false)
  expect(isSame(state, { ...state, title: 'B' })).toBe(false)
})
