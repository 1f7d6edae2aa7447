import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { storeInquiry } from '@/endpoints/public/storeInquiry'
import type { Lead } from '@/payload-types'
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
  status: 'new' as const,
  isSpam: false,
})

const differing = ['id', '_id', 'createdAt', 'updatedAt']

/** What the database holds of a lead, beside what differs between any two. */
async function storedRow(id: Lead['id']): Promise<object> {
  const payload = await getCms()
  const row = await payload.db.findOne<Lead>({ collection: 'lead', where: { id: { equals: id } } })
  return Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !differing.includes(name)))
}

test('an inquiry is stored as Payload itself would store it', async () => {
  const payload = await getCms()
  const req = await createLocalReq({}, payload)
  const data = { ...inquiry(), attempt: unique('attempt') }
  const { id, createdAt } = await storeInquiry(data, { req, context: { language: 'de' } })
  const lead = { ...data, attempt: unique('attempt') }
  const usual = await payload.create({ collection: 'lead', data: lead, context: { language: 'de' } })
  expect(await storedRow(id)).toEqual({ ...(await storedRow(usual.id)), attempt: data.attempt })
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
