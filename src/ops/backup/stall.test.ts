import { afterEach, expect, test, vi } from 'vitest'
import { checkInterval, watchForStall } from './stall'

afterEach(() => vi.useRealTimers())

test('work without progress for long is given up once; any progress resets the timer', () => {
  vi.useFakeTimers()
  const given = vi.fn()
  const { progress } = watchForStall(30, given)
  vi.advanceTimersByTime(29 * checkInterval)
  progress()
  vi.advanceTimersByTime(29 * checkInterval)
  expect(given).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100 * checkInterval)
  expect(given).toHaveBeenCalledTimes(1)
})

test('finished work is not given up', () => {
  vi.useFakeTimers()
  const given = vi.fn()
  watchForStall(30, given).end()
  vi.advanceTimersByTime(100 * checkInterval)
  expect(given).not.toHaveBeenCalled()
})
