import { expect, test, vi } from 'vitest'
import { log } from '../logging/requestLog'
import type { Connections } from './connections'
import { stopGracefully } from './stop'

test('a stop that takes too long ends the process, and the log says so', async () => {
  vi.useFakeTimers()
  const exited = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const logged = vi.spyOn(log, 'error')
  const handlers = vi.spyOn(process, 'on').mockReturnThis()
  const once = vi.spyOn(process, 'once').mockReturnThis()
  stopGracefully({ close: () => new Promise(() => {}) } as unknown as Connections)
  const onSignal = handlers.mock.calls.find(([name]) => String(name) === 'SIGTERM')?.[1]
  for (const spy of [handlers, once]) spy.mockRestore()
  onSignal?.()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(logged).toHaveBeenCalledWith('Stopping took too long; ended anyway.')
  expect(exited).toHaveBeenCalledWith(1)
  vi.restoreAllMocks()
  vi.useRealTimers()
})
