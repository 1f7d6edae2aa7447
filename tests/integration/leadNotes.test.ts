import { beforeAll, expect, test } from 'vitest'
import type { LeadEntity, LeadNoteEntity } from '@/domain/entities'
import { leadNoteLimits } from '@/domain/leadNote'
import { call, inquiry, signedIn, unique } from './api'
import { getCms } from './cms'

type Person = Awaited<ReturnType<typeof signedIn>>
let admin: Person
let colleague: Person
let editor: Person

beforeAll(async () => {
  admin = await signedIn('admin')
  colleague = await signedIn('admin')
  editor = await signedIn('editor')
})

const ask = (method: string, path: string, body?: object, { token }: Person = admin) =>
  call(method, `/api/admin/leads/${path}`, { token, ...(body && { body }) })

async function arrives(): Promise<LeadEntity> {
  const { body } = await call('POST', '/api/leads', { body: inquiry({ fullName: unique('Noted') }) })
  return (await ask('GET', body.id)).body
}

async function added(lead: string, text: string, by = admin): Promise<LeadNoteEntity> {
  const { status, body } = await ask('POST', `${lead}/notes`, { kind: 'note', text }, by)
  expect(status).toBe(201)
  return body
}

const notes = async (lead: string, by = admin): Promise<LeadNoteEntity[]> =>
  (await ask('GET', `${lead}/notes`, undefined, by)).body
const found = async (search: string): Promise<LeadEntity[]> =>
  (await call('GET', `/api/admin/leads?${new URLSearchParams({ search })}`, { token: admin.token })).body

test('a note has kind, author and time, newest first, and leaves the specified notes and version alone', async () => {
  const lead = await arrives()
  await ask('PUT', lead.id, { notes: 'Pinned.' })
  const { updatedAt } = (await ask('GET', lead.id)).body
  const first = await added(lead.id, 'First.')
  const call = { kind: 'call', text: 'She will\ncall back.' }
  expect((await ask('POST', `${lead.id}/notes`, call, colleague)).status).toBe(201)
  expect(await notes(lead.id)).toEqual([
    {
      ...call,
      id: expect.any(String),
      author: colleague.username,
      mayEdit: false,
      mayDelete: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
    { ...first, author: admin.username, mayEdit: true, mayDelete: true },
  ])
  expect((await ask('GET', lead.id)).body).toMatchObject({ notes: 'Pinned.', updatedAt })
})

test('of notes that several people add at once, all stay', async () => {
  const { id } = await arrives()
  const texts = Array.from({ length: 8 }, (_, index) => `Note ${index} ${unique('word')}`)
  await Promise.all(texts.map((text, index) => added(id, text, index % 2 ? admin : colleague)))
  expect((await notes(id)).map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
  for (const text of texts) expect((await found(text)).map((lead) => lead.id)).toEqual([id])
})

test('only its author changes a note; another admin may delete it', async () => {
  const lead = await arrives()
  const { id } = await added(lead.id, 'Mine.')
  const path = `${lead.id}/notes/${id}`
  const change = { kind: 'message', text: 'Changed.' }
  expect((await ask('PUT', path, change, colleague)).status).toBe(403)
  expect((await ask('PUT', path, change)).body).toMatchObject({ ...change, author: admin.username })
  expect((await ask('PUT', `${(await arrives()).id}/notes/${id}`, change)).status).toBe(404)
  expect((await ask('PUT', `${lead.id}/notes/nowhere`, change)).status).toBe(404)
  expect((await ask('DELETE', path, undefined, colleague)).status).toBe(200)
  expect(await notes(lead.id)).toEqual([])
  expect((await ask('DELETE', path)).status).toBe(404)
  const { body: history } = await ask('GET', `${lead.id}/history`)
  const told = history.slice(0, 3).map(({ changes, user }: { changes: object[]; user: Person }) => ({
    change: changes[0],
    by: user.id,
  }))
  expect(told).toEqual([
    { change: { field: 'note', before: 'Changed.', after: null }, by: colleague.id },
    { change: { field: 'note', before: 'Mine.', after: 'Changed.' }, by: admin.id },
    { change: { field: 'note', before: null, after: 'Mine.' }, by: admin.id },
  ])
})

test('a note that its author has changed in another tab is neither overwritten nor deleted', async () => {
  const lead = await arrives()
  const { id, updatedAt } = await added(lead.id, 'First.')
  const asSeen = (method: string, body?: object) =>
    call(method, `/api/admin/leads/${lead.id}/notes/${id}`, {
      token: admin.token,
      headers: { 'if-match': `"${updatedAt}"` },
      ...(body && { body }),
    })
  expect((await asSeen('PUT', { kind: 'note', text: 'Second.' })).status).toBe(200)
  expect((await asSeen('PUT', { kind: 'note', text: 'Third.' })).status).toBe(412)
  expect((await asSeen('DELETE')).status).toBe(412)
  expect(await notes(lead.id)).toMatchObject([{ text: 'Second.' }])
})

test('a lead is found by its notes, also after it was changed, and no longer by a deleted one', async () => {
  const lead = await arrives()
  const word = unique('papaya').replace('-', '')
  const note = await added(lead.id, `Likes ${word.toUpperCase()}.`)
  expect(await found(word)).toHaveLength(1)
  await ask('PUT', lead.id, { status: 'contacted' })
  expect(await found(word)).toHaveLength(1)
  await ask('DELETE', `${lead.id}/notes/${note.id}`)
  expect(await found(word)).toHaveLength(0)
})

test('notes go with their lead, and the trail keeps none of their words', async () => {
  const lead = await arrives()
  const secret = unique('secret')
  await added(lead.id, secret)
  await ask('DELETE', lead.id)
  expect((await ask('POST', `${lead.id}/notes`, { kind: 'note', text: 'Late.' })).status).toBe(404)
  expect(await notes(lead.id)).toHaveLength(1)
  await ask('POST', 'bulk', { action: 'purge', ids: [lead.id] })
  const payload = await getCms()
  const where = { text: { contains: secret } }
  expect((await payload.count({ collection: 'lead-note', where })).totalDocs).toBe(0)
  expect((await ask('GET', `${lead.id}/notes`)).status).toBe(404)
  const trail = await call('GET', `/api/admin/audit?document=${lead.id}`, { token: admin.token })
  expect(JSON.stringify(trail.body)).not.toContain(secret)
})

test('what isn’t a note is refused, and so is a note too many', async () => {
  const { id } = await arrives()
  const long = 'x'.repeat(leadNoteLimits.text + 1)
  for (const body of [
    {},
    { kind: 'note', text: ' ' },
    { kind: 'fax', text: 'x' },
    { kind: 'call', text: long },
  ])
    expect((await ask('POST', `${id}/notes`, body)).status).toBe(400)
  const payload = await getCms()
  for (let made = 0; made < leadNoteLimits.perLead; made += 1)
    await payload.db.create({
      collection: 'lead-note',
      data: { lead: id, kind: 'note', text: `${made}`, authorName: 'x' },
    })
  expect((await ask('POST', `${id}/notes`, { kind: 'note', text: 'One more.' })).status).toBe(409)
})

test('editors don’t read notes, and nobody writes them through Payload’s own API', async () => {
  const { id } = await arrives()
  const note = await added(id, 'Internal.')
  expect((await ask('GET', `${id}/notes`, undefined, editor)).status).toBe(403)
  const { token } = admin
  expect((await call('GET', '/api/lead-note', { token: editor.token })).status).toBe(403)
  const body = { lead: id, kind: 'note', text: 'x', author: colleague.id, authorName: 'x' }
  expect((await call('POST', '/api/lead-note', { token, body })).status).toBe(403)
  expect((await call('PATCH', `/api/lead-note/${note.id}`, { token, body })).status).toBe(403)
  expect((await call('DELETE', `/api/lead-note/${note.id}`, { token })).status).toBe(403)
})
