import { expect, test, vi } from 'vitest'
import { startRunner } from '@/jobs/runner'
import { leaseTime, releaseLease, takeLease } from '@/runtime/lease'
import { unique } from '../api'
import { getCms } from '../cms'

const at = (time: number) => vi.spyOn(Date, 'now').mockReturnValue(time)

test('one of many gets the lease, and keeps it', async () => {
  const payload = await getCms()
  const key = unique('lease')
  const asked = Array.from({ length: 8 }, (_, index) => takeLease(payload, key, `instance ${index}`))
  const holders = (await Promise.all(asked)).flatMap((isTaken, index) => (isTaken ? [index] : []))
  // SQLite's single process has no competitors for its lease; MongoDB decides between several.
  if (process.env.TEST_DATABASE === 'mongodb') expect(holders).toHaveLength(1)
  const taken: boolean[] = []
  for (let index = 0; index < 8; index += 1) taken.push(await takeLease(payload, key, `instance ${index}`))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('a lease is free once its holder releases it, or has been silent for long', async () => {
  const payload = await getCms()
  const key = unique('lease')
  expect(await takeLease(payload, key, 'a')).toBe(true)
  expect(await takeLease(payload, key, 'b')).toBe(false)
  await releaseLease(payload, key, 'b')
  expect(await takeLease(payload, key, 'b'), 'only its holder gives it back').toBe(false)
  await releaseLease(payload, key, 'a')
  expect(await takeLease(payload, key, 'b')).toBe(true)
  const clock = at(Date.now() + leaseTime + 1)
  expect(await takeLease(payload, key, 'a')).toBe(true)
  clock.mockRestore()
})

test('a runner that ends passes its lease on after the job that it runs', async () => {
  const payload = await getCms()
  let finish = () => {}
  const run = vi.spyOn(payload.jobs, 'run').mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve({} as never)
    }),
  )
  const runner = startRunner(payload)
  await vi.waitUntil(() => run.mock.calls.length > 0, { timeout: 30_000 })
  const ended = runner.end()
  expect(await takeLease(payload, 'jobs', 'the next')).toBe(false)
  finish()
  await ended
  expect(await takeLease(payload, 'jobs', 'the next')).toBe(true)
  await releaseLease(payload, 'jobs', 'the next')
  run.mockRestore()
})

test('a clock that ran ahead and was corrected blocks nobody', async () => {
  const payload = await getCms()
  const key = unique('lease')
  const now = Date.now()
  const clock = at(now + 24 * 60 * 60 * 1000)
  expect(await takeLease(payload, key, 'a')).toBe(true)
  clock.mockReturnValue(now)
  expect(await takeLease(payload, key, 'b')).toBe(true)
  clock.mockRestore()
})

test('jobs continue when a clock that ran ahead is corrected', async () => {
  const payload = await getCms()
  const jobs = async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
  const runner = startRunner(payload)
  const run = async () => {
    await payload.jobs.queue({ task: 'mailStaff', input: { lead: 'deleted-since' } })
    await vi.waitUntil(async () => !(await jobs()), { timeout: 30_000, interval: 100 })
  }
  await run()
  vi.useRealTimers()
  await run()
  await runner.end()
})
