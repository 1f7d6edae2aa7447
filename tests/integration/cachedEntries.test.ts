import { beforeAll, expect, test, vi } from 'vitest'
import { activeProducts } from '@/content/products'
import { projects } from '@/content/projects'
import { writeTrashFlag } from '@/database/trashFlag'
import { originalLocale } from '@/domain/locales'
import { unique } from './api'
import { getCms } from './cms'

const all = { limit: 100, page: 1 }
const category = unique('Category')

async function project(over: object = {}): Promise<string> {
  const payload = await getCms()
  const data = { title: unique('Known'), description: 'x', category, _status: 'published', ...over }
  return (await payload.create({ collection: 'project', data: data as never })).id
}

const listed = async () => {
  const { entries } = await projects(all)
  return entries.filter((entry) => entry.category === category).map(({ id }) => id)
}

/** As another instance does it: past the hooks of this one. */
async function change(id: string, data: object): Promise<void> {
  const { db } = await getCms()
  await db.updateOne({ collection: 'project', id, data: data as never, returning: false })
}

let [first, second] = ['', '']

beforeAll(async () => {
  first = await project({ completedAt: '2040-01-01T00:00:00.000Z' })
  second = await project({ completedAt: '2041-01-01T00:00:00.000Z' })
})

test('a change by another instance shows in lists', async () => {
  expect(await listed()).toEqual([second, first])
  await change(first, { completedAt: '2042-01-01T00:00:00.000Z' })
  expect(await listed()).toEqual([first, second])
  await change(second, { _status: 'draft' })
  expect(await listed()).toEqual([first])
  await change(second, { _status: 'published' })
  expect(await listed()).toEqual([first, second])
})

test('so does the trash, which is no change of an entry, and a permanent deletion', async () => {
  const payload = await getCms()
  const flag = (deletedAt: string | null) =>
    writeTrashFlag({ collection: 'project', id: second, deletedAt }, { payload } as never)
  await flag(new Date().toISOString())
  expect(await listed()).toEqual([first])
  await flag(null)
  expect(await listed()).toEqual([first, second])
  await payload.db.deleteOne({ collection: 'project', where: { id: { equals: second } } })
  expect(await listed()).toEqual([first])
})

test('a search in a list sees texts that another instance changed, and ignores case in all scripts', async () => {
  const payload = await getCms()
  const title = unique('ÜBERSICHT')
  const data = { title, description: 'x', price: 1, category: 'dashboard', _status: 'published' }
  const { id } = await payload.create({ collection: 'product', data: data as never })
  const found = async (search: string) => {
    const { entries } = await activeProducts({ search }, all)
    return entries.map((entry) => entry.id)
  }
  expect(await found(title.toLowerCase())).toEqual([id])
  const other = unique('Ζωή 100%_')
  const { db } = payload
  const changed = { title: { [originalLocale]: other } }
  await db.updateOne({ collection: 'product', id, data: changed as never, locale: 'all', returning: false })
  expect(await found(title)).toEqual([])
  expect(await found(other.toUpperCase())).toEqual([id])
  expect(await found(other.replace('%', '_'))).toEqual([])
})

test('the database reads the entries of a page alone, and puts none in order', async () => {
  const { db } = await getCms()
  await activeProducts({ search: 'a' }, all)
  const find = vi.spyOn(db, 'find')
  const count = vi.spyOn(db, 'count')
  const { entries } = await activeProducts({ search: 'a' }, { limit: 2, page: 1 })
  const asked = find.mock.calls.filter(([{ collection }]) => collection === 'product')
  expect(
    asked.map(([{ where, pagination }]) => [
      JSON.stringify(where).match(/"in":(\[[^\]]*\])/)?.[1],
      pagination,
    ]),
  ).toEqual(entries.length ? [[JSON.stringify(entries.map(({ id }) => id)), false]] : [])
  expect(count).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
