import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./systemState', () => ({
  readState: async (_: unknown, key: string) => stored.get(key) ?? null,
  writeState: async (_: unknown, key: string, value: unknown) => void stored.set(key, value),
}))

/** A process of its own: its modules, and its caches. */
async function instance() {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('frontdesk.caches'))
  const { broadcastInvalidation } = await import('./broadcastInvalidation')
  const { register } = await import('./contentChanged')
  const renew = vi.fn(async () => {})
  register.renew = renew
  const stop = broadcastInvalidation({} as never)
  return { announce: () => register.announce?.(), renew, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, Symbol.for('frontdesk.caches'))
})

test('instances that change something at almost the same time hear of each other', async () => {
  const [one, other] = [await instance(), await instance()]
  await vi.advanceTimersByTimeAsync(600)
  one.announce()
  await vi.advanceTimersByTimeAsync(50)
  other.announce()
  await vi.advanceTimersByTimeAsync(2000)
  expect(one.renew).toHaveBeenCalled()
  expect(other.renew).toHaveBeenCalled()
  one.stop()
  other.stop()
})
