import { expect, test, vi } from 'vitest'
import { renewCaches } from './contentChanged'
import { untilChanged } from './untilChanged'

test('a read is remembered until content changes', async () => {
  const read = vi.fn(async () => 'rows')
  const remembered = untilChanged(read)
  await Promise.all([remembered(), remembered()])
  expect(read).toHaveBeenCalledTimes(1)
  await renewCaches()
  expect(await remembered()).toBe('rows')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a failure is not remembered', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('rows')
  const remembered = untilChanged(read)
  await expect(remembered()).rejects.toThrow('away')
  expect(await remembered()).toBe('rows')
})
