import config from '@payload-config'
import { getPayload } from 'payload'
import { afterAll, expect, test, vi } from 'vitest'
import { counter } from '@/rate-limit/counter'
import { hashKey } from '@/runtime/hashKey'
import { unique } from '../api'
import { getCms } from '../cms'

const isShared = process.env.TEST_DATABASE === 'mongodb'

test.runIf(isShared)('two instances count together', async () => {
  const [one, other] = [
    await getCms(),
    await getPayload({ config, key: 'the other instance', disableOnInit: true }),
  ]
  afterAll(() => other.destroy())
  const name = unique('limit')
  const bounds = { points: 3, duration: 60 }
  const [here, there] = [counter(name, bounds)(one), counter(name, bounds)(other)]
  await here.consume('a')
  await there.consume('a')
  await here.consume('a')
  await expect(there.consume('a')).rejects.toMatchObject({ consumedPoints: 4 })
  await expect(here.consume('b')).resolves.toBeDefined()
})

test('simultaneous calls are all counted', async () => {
  const payload = await getCms()
  const limit = counter(unique('limit'), { points: 5, duration: 60 })(payload)
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => limit.consume('a')))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('calls that come together get the count each would have had', async () => {
  const limit = counter(unique('limit'), { points: 3, duration: 60 })(await getCms())
  const outcomes = await Promise.allSettled(['a', 'a', 'b', 'a', 'a'].map((key) => limit.consume(key)))
  const counts = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason))
  expect(counts.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 2, 1, 3, 4])
  expect(counts.map(({ remainingPoints }) => remainingPoints)).toEqual([2, 1, 2, 0, 0])
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected'])
})

test('counts made while the clock was ahead block nobody once it is corrected', async () => {
  const limit = counter(unique('limit'), { points: 1, duration: 60 })(await getCms())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
  await limit.consume('a')
  await expect(limit.consume('a')).rejects.toMatchObject({ consumedPoints: 2 })
  vi.useRealTimers()
  await expect(limit.consume('a')).resolves.toBeDefined()
  await expect(limit.consume('a')).rejects.toMatchObject({ consumedPoints: 2 })
})

test('no address can be read from what is stored', async () => {
  const payload = await getCms()
  const key = hashKey('203.0.113.7', payload)
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(hashKey('203.0.113.7', { secret: 'another' })).not.toBe(key)
})
