import { MongoNetworkError } from 'mongodb'
import { beforeEach, expect, test } from 'vitest'
import { isDatabaseUnavailable, isOutage } from '../errors/DatabaseUnavailable'
import { Outage } from './outage'

const never = () => new Promise<never>(() => {})
const lost = () => Promise.reject(new MongoNetworkError('connection closed'))

let answer: () => Promise<unknown>
let serializeAuditValue: string[]
let database: Outage

beforeEach(() => {
  answer = async () => {}
  serializeAuditValue = []
  database = new Outage(50)
  const stop = database.watch(() => answer(), {
    left: (reason) => serializeAuditValue.push(`left: ${(reason as Error).message}`),
    back: () => serializeAuditValue.push('back'),
  })
  return stop
})

const away = {
  name: 'DatabaseUnavailable',
  status: 503,
  message: expect.stringContaining("can't load this page"),
}

test('while the database responds, all calls go through', async () => {
  await database.look()
  expect(await database.unlessAway(async () => 'stored')).toBe('stored')
  await expect(database.unlessAway(() => Promise.reject(new Error('not valid')))).rejects.toThrow('not valid')
  expect(serializeAuditValue).toEqual([])
})

test('as soon as it is down, nothing waits for it or calls it', async () => {
  const waiting = [database.unlessAway(never), database.unlessAway(never)]
  answer = lost
  await database.look()
  for (const one of waiting) await expect(one).rejects.toMatchObject(away)
  let isAsked = false
  const later = database.unlessAway(async () => {
    isAsked = true
  })
  await expect(later).rejects.toMatchObject(away)
  expect(isAsked).toBe(false)
})

test('a database that doesn’t respond at all is down', async () => {
  answer = never
  const waiting = database.unlessAway(never)
  await Promise.all([database.look(), expect(waiting).rejects.toMatchObject(away)])
  expect(serializeAuditValue).toEqual([expect.stringContaining('No response')])
})

test('going down and coming back are each reported once', async () => {
  answer = lost
  for (const _ of [1, 2, 3]) await database.look()
  answer = async () => {}
  for (const _ of [1, 2]) await database.look()
  expect(serializeAuditValue).toEqual(['left: connection closed', 'back'])
  expect(await database.unlessAway(async () => 'stored')).toBe('stored')
})

test('a lost connection triggers a check that starts after it', async () => {
  let end = () => {}
  answer = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  const earlier = database.look()
  const failed = database.unlessAway(lost)
  answer = lost
  end()
  await earlier
  expect(database.isAway).toBe(false)
  await expect(failed).rejects.toMatchObject(away)
})

test('a connection lost although the database is up fails as it did', async () => {
  await expect(database.unlessAway(lost)).rejects.toThrow('connection closed')
  expect(database.isAway).toBe(false)
})

test('outages are distinguished from bad queries', () => {
  const busy = Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' })
  const unique = Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT' })
  expect([busy, new Error('Failed query', { cause: busy })].map(isOutage)).toEqual([true, true])
  expect([unique, new Error('x'), 'SQLITE_BUSY', undefined].map(isOutage)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isDatabaseUnavailable(busy)).toBe(false)
})
