import { expect, test, vi } from 'vitest'
import { cachedUntilChange } from './cachedUntilChange'
import { renewCaches } from './contentChanged'

test('a read is remembered until content changes', async () => {
  const read = vi.fn(async () => 'rows')
  const remembered = cachedUntilChange(read)
  await Promise.all([remembered(), remembered()])
  expect(read).toHaveBeenCalledTimes(1)
  await renewCaches()
  expect(await remembered()).toBe('rows')
  expect(read).toHaveBeenCalledTimes(2)
})

test('each argument has a result of its own', async () => {
  const remembered = cachedUntilChange(async (name: string, locale?: string) => `${name} ${locale}`)
  expect(await remembered('frame', 'de')).toBe('frame de')
  expect(await remembered('frame')).toBe('frame undefined')
})

test('a read that began before a change is not remembered after it', async () => {
  let stored = 'old'
  const remembered = cachedUntilChange(async () => {
    const seen = stored
    await Promise.resolve()
    return seen
  })
  const early = remembered()
  stored = 'new'
  await renewCaches()
  expect([await early, await remembered()]).toEqual(['old', 'new'])
})

test('a failure is not remembered', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('rows')
  const remembered = cachedUntilChange(read)
  await expect(remembered()).rejects.toThrow('away')
  expect(await remembered()).toBe('rows')
})
