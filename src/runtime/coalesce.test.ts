import { expect, test, vi } from 'vitest'
import { coalesce } from './coalesce'

/** A refresh that ends when told to. */
function manual() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const run = vi.fn(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })))
  return { ends, run, refresh: coalesce(run) }
}

const started = () => new Promise(setImmediate)

test('who asks while one runs waits for the next one, together', async () => {
  const { ends, run, refresh } = manual()
  const first = refresh()
  await started()
  const [second, third] = [refresh(), refresh()]
  await started()
  expect(run).toHaveBeenCalledTimes(1)
  ends[0]?.resolve()
  await first
  await started()
  expect(run).toHaveBeenCalledTimes(2)
  ends[1]?.resolve()
  await Promise.all([second, third])
  expect(run).toHaveBeenCalledTimes(2)
})

test('a failed one fails for those who waited for it alone', async () => {
  const { ends, refresh } = manual()
  const first = refresh()
  await started()
  ends[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  const second = refresh()
  await started()
  ends[1]?.resolve()
  await expect(second).resolves.toBeUndefined()
})
