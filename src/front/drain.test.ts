import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
// A server doesn't recover from draining: the next test gets another one.
afterEach(() => {
  vi.resetModules()
  vi.useRealTimers()
})

test('without proxies there is no drain; otherwise readiness fails first, then connections close', async () => {
  const { drain, isDraining, closingPeriod } = await import('./drain')
  const endKeeping = vi.fn()
  const told = () => [isDraining(), endKeeping.mock.calls.length]
  await drain({ endKeeping }, 0)
  expect(told()).toEqual([false, 0])

  const done = vi.fn()
  const drained = drain({ endKeeping }, 5).then(done)
  expect(told()).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(4999)
  expect(told()).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(told()).toEqual([true, 1])
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(closingPeriod)
  await drained
  expect(done).toHaveBeenCalled()
})
