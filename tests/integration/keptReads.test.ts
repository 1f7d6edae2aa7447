import { expect, test, vi } from 'vitest'
import { keptReads } from '@/content/keptReads'
import { renewCaches } from '@/runtime/contentChanged'
import { unique } from './api'
import { getCms } from './cms'

const read = vi.fn(async (ids: string[]) => new Map(ids.map((id) => [id, `read ${id}`])))

async function service() {
  const payload = await getCms()
  const data = { title: unique('Kept'), description: 'x', price: '1', _status: 'published' } as never
  return (await payload.create({ collection: 'service', data })).id
}

/** The ids that were read since the last call. */
function readNow() {
  const ids = read.mock.calls.flatMap(([some]) => some)
  read.mockClear()
  return ids
}

test('only what was saved, or changed otherwise, is read again, and what is hidden is dropped', async () => {
  const payload = await getCms()
  const [one, other] = [await service(), await service()]
  const translated = new Set<string>()
  const kept = keptReads('service', read, async () => translated)
  await renewCaches()
  expect([...(await kept()).keys()]).toEqual(expect.arrayContaining([one, other]))
  readNow()

  await payload.update({ collection: 'service', id: one, data: { title: unique('Kept') } })
  await renewCaches()
  expect((await kept()).get(other)).toBe(`read ${other}`)
  expect(readNow()).toEqual([one])

  translated.add(other)
  await kept()
  expect(readNow()).toEqual([other])
  translated.clear()

  await payload.update({ collection: 'service', id: one, data: { isActive: false } })
  await payload.update({ collection: 'service', id: other, data: { title: 'A draft' }, draft: true })
  await renewCaches()
  const left = await kept()
  expect([left.has(one), left.has(other), readNow()]).toEqual([false, true, []])
})

test('a failed read is made up for', async () => {
  const id = await service()
  const failing = vi.fn(read).mockRejectedValueOnce(new Error('away'))
  const kept = keptReads('service', failing)
  await renewCaches()
  await expect(kept()).rejects.toThrow('away')
  expect((await kept()).get(id)).toBe(`read ${id}`)
})
