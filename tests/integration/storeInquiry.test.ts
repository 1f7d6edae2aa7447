import { randomUUID } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload, type Where } from 'payload'
import { expect, test, vi } from 'vitest'
import { insertBatched } from '@/database/insert/insertBatched'
import { storeInquiry } from '@/endpoints/public/storeInquiry'
import { unique } from './api'
import { getCms } from './cms'

const inquiry = () => ({
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: null,
  serviceType: 'web-development' as const,
  description: `A shop for our pottery.\n${unique()}`,
  company: null,
  budget: '1l-3l' as const,
  timeline: 'Spring',
  language: 'fr' as const,
  status: 'new' as const,
  isSpam: false,
})

const isMongo = ({ db }: Payload) => db.name === 'mongoose'
const sqliteOf = ({ db }: Payload) => db as unknown as SQLiteAdapter
const modelOf = ({ db }: Payload, collection: Collection) =>
  (db as unknown as MongooseAdapter).collections[collection]?.collection as NonNullable<
    MongooseAdapter['collections'][string]
  >['collection']

type Collection = 'lead' | 'audit-entry'
type Values = Record<string, unknown>

/** A row as the database holds it, below Payload; dates by their type. */
async function rowWith(collection: Collection, name: string, value: unknown): Promise<Values> {
  const payload = await getCms()
  if (isMongo(payload)) {
    const key = name === 'id' ? '_id' : name
    const { ObjectId } = await import('mongodb')
    const found = await modelOf(payload, collection).findOne({
      [key]: key === '_id' ? new ObjectId(String(value)) : value,
    })
    return (found ?? {}) as Values
  }
  const table = collection.replaceAll('-', '_')
  const { rows } = await sqliteOf(payload).client.execute({
    sql: `SELECT * FROM ${table} WHERE ${name} = ?`,
    args: [String(value)],
  })
  return { ...rows[0] }
}

const differing = ['id', '_id', 'attempt', 'document']

const kindOfValue = (value: unknown) => (value instanceof Date ? 'date' : typeof value)

/** A row without what differs between any two; of times only how they are stored. */
const comparable = (row: Values) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !differing.includes(name))
      .map(([name, value]) =>
        /^(?:created|updated)/.test(name) ? [name, kindOfValue(value)] : [name, value],
      ),
  )

test('an inquiry and its audit entry are stored as Payload itself would store them', async () => {
  const payload = await getCms()
  const req = await createLocalReq({}, payload)
  const data = { ...inquiry(), attempt: unique('attempt') }
  const { id, createdAt } = await storeInquiry(data, { req, context: { language: 'de' } })
  const lead = { ...data, attempt: unique('attempt') }
  const usual = await payload.create({ collection: 'lead', data: lead, context: { language: 'de' } })
  const [row, usualRow] = [await rowWith('lead', 'id', id), await rowWith('lead', 'id', usual.id)]
  expect(comparable(row)).toEqual(comparable(usualRow))
  expect(row.attempt).toBe(data.attempt)
  const [entry, usualEntry] = [
    await rowWith('audit-entry', 'document', id),
    await rowWith('audit-entry', 'document', usual.id),
  ]
  expect(comparable(entry)).toEqual(comparable(usualEntry))
  expect(entry).toMatchObject({ document: id, action: 'received' })
  const found = await payload.findByID({ collection: 'lead', id })
  expect([found.createdAt, found.updatedAt]).toEqual([createdAt, createdAt])
})

test('a hook of its collection that fails stops it', async () => {
  const payload = await getCms()
  const req = await createLocalReq({}, payload)
  const { hooks } = payload.collections.lead.config
  const before = hooks.beforeChange
  const data = inquiry()
  hooks.beforeChange = [
    ...before,
    () => {
      throw new Error('The hook failed.')
    },
  ]
  try {
    await expect(storeInquiry(data, { req, context: { language: 'en' } })).rejects.toThrow('The hook failed.')
  } finally {
    hooks.beforeChange = before
  }
  const where = { description: { equals: data.description } }
  expect((await payload.count({ collection: 'lead', where })).totalDocs).toBe(0)
})

const countOf = async (collection: Collection, where: Where) =>
  (await (await getCms()).count({ collection, where })).totalDocs

/** How often rows of leads are written. */
function spyOnWrites(payload: Payload) {
  return isMongo(payload)
    ? vi.spyOn(modelOf(payload, 'lead'), 'insertMany')
    : vi.spyOn(sqliteOf(payload).client, 'batch')
}

const storeAll = async (leads: ReturnType<typeof inquiry>[]) => {
  const payload = await getCms()
  return Promise.allSettled(
    leads.map(async (lead) => {
      const req = await createLocalReq({}, payload)
      return storeInquiry(lead, { req, context: { language: 'en' } })
    }),
  )
}

test('inquiries that arrive together are written together', async () => {
  const payload = await getCms()
  const leads = Array.from({ length: 30 }, inquiry)
  const writes = spyOnWrites(payload)
  const outcomes = await storeAll(leads)
  const times = writes.mock.calls.length
  writes.mockRestore()
  expect(times).toBeLessThan(10)
  const ids = outcomes.map((outcome) => (outcome as PromiseFulfilledResult<{ id: string }>).value.id)
  expect(new Set(ids).size).toBe(30)
  expect(await countOf('lead', { id: { in: ids } })).toBe(30)
  expect(await countOf('audit-entry', { document: { in: ids } })).toBe(30)
})

test('one that fails does not fail those written with it, and leaves nothing', async () => {
  const attempt = unique('attempt')
  const leads = Array.from({ length: 6 }, inquiry).map((lead, n) => (n % 5 ? lead : { ...lead, attempt }))
  const outcomes = await storeAll(leads)
  const refused = leads.filter((_, n) => outcomes[n]?.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ attempt })
  const descriptions = leads.map(({ description }) => description)
  expect(await countOf('lead', { description: { in: descriptions } })).toBe(5)
  const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []))
  expect(await countOf('audit-entry', { document: { in: ids } })).toBe(5)
  expect(await countOf('lead', { description: { equals: refused[0]?.description } })).toBe(0)
})

test('on SQLite a row with a list, which would be lost, is refused', async () => {
  const payload = await getCms()
  if (isMongo(payload)) return
  const step = { text: 'Call', isDone: false }
  const values = { ...inquiry(), id: randomUUID(), nextSteps: [step] }
  await expect(insertBatched(payload, [{ collection: 'lead', values }])).rejects.toThrow('nextSteps')
  expect(await countOf('lead', { id: { equals: values.id } })).toBe(0)
})
