import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { post } from '@/admin/screens/blog/resource'
import { boardQueries } from '@/admin/screens/crm/boardQueries'
import { dashboardQueries } from '@/admin/screens/dashboard/dashboardQueries'
import { inboxQueries } from '@/admin/screens/leads/leadsQueries'
import { usersQueries } from '@/admin/screens/users/usersQuery'
import { prefetchQueries } from '@/admin/shared/api/prefetchQueries'
import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { call, signedIn } from './api'
import { getCms } from './cms'

const query = new URLSearchParams('search=ferry&status=new&page=2&sort=name')
const asked = [
  ...dashboardQueries(query, 'admin'),
  ...inboxQueries(query),
  ...boardQueries(query),
  ...entriesQueries(post)(query),
  ...usersQueries(query),
]

/** A request for a document, or for a screen's data, by a user. */
async function requestOf(user: object | null, accept = 'text/html,*/*') {
  const headers = new Headers({ accept })
  return createLocalReq({ req: { headers, user: user as never } }, await getCms())
}

const accounts = { admin: { id: '', token: '' }, editor: { id: '', token: '' } }

beforeAll(async () => {
  for (const role of ['admin', 'editor'] as const) accounts[role] = await signedIn(role)
})

const userOf = async (role: 'admin' | 'editor') => {
  const user = await (await getCms()).findByID({ collection: 'users', id: accounts[role].id, depth: 0 })
  return { ...user, collection: 'users' as const }
}

test('prefetched data is what the browser would get', async () => {
  const answers = await prefetchQueries(asked, await requestOf(await userOf('admin')))
  for (const { queryKey, path, shape } of asked) {
    const answer = await call('GET', path, { token: accounts.admin.token })
    expect(answer.status, path).toBe(200)
    const total = Number(answer.headers.get('X-Total-Count'))
    const page = { entries: answer.body, total }
    const data = { one: page.entries, page, growing: { pages: [page], pageParams: [1] } }[shape]
    const held = answers?.queries.find((held) => JSON.stringify(held.queryKey) === JSON.stringify(queryKey))
    expect(held?.state.data, path).toEqual(data)
  }
})

test('nothing is prefetched without access, or when the browser makes the request itself', async () => {
  const leads = inboxQueries(query).filter(({ path }) => path.startsWith('/api/admin/leads'))
  expect(leads).toHaveLength(3)
  const forEditor = await prefetchQueries(leads, await requestOf(await userOf('editor')))
  expect(forEditor?.queries).toEqual([])
  const forNobody = await prefetchQueries(inboxQueries(query), await requestOf(null))
  expect(forNobody?.queries).toEqual([])
  expect(await prefetchQueries(asked, await requestOf(await userOf('admin'), '*/*'))).toBeUndefined()
})
