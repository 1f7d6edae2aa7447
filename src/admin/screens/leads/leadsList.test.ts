import { expect, test } from 'vitest'
import { leadsHref, leadsList } from './leadsList'

const initial = { folder: 'inbox', sort: 'newest', search: '', page: 1, opened: null }
const id = '00000000-0000-4000-8000-000000000000'

test.each([
  ['', initial],
  ['status=new', { ...initial, status: 'new' }],
  ['status=in-progress&page=3', { ...initial, status: 'in-progress', page: 3 }],
  [
    'folder=spam&sort=due&owner=me&search=a%25b',
    { ...initial, folder: 'spam', sort: 'due', owner: 'me', search: 'a%b' },
  ],
  [
    `serviceType=cloud&budget=1l-3l&owner=${id}&lead=${id}`,
    { ...initial, serviceType: 'cloud', budget: '1l-3l', owner: id, opened: id },
  ],
  ['status=nonsense&page=-2&folder=attic&sort=x&owner=<b>&lead=..&budget=1&serviceType=2', initial],
])('?%s is read as %o, and written as short as possible', (query, address) => {
  const read = leadsList.read(new URLSearchParams(query))
  expect(read).toEqual(address)
  expect(leadsList.read(new URL(leadsHref(read), 'http://our.invalid').searchParams)).toEqual(address)
})

test('the address of the initial list has no parameters', () => {
  expect(leadsHref(leadsList.read(new URLSearchParams()))).toBe('/admin/leads')
})

test('folder and order hide no leads', () => {
  expect(leadsList.isFiltered({ folder: 'spam', sort: 'due' })).toBe(false)
  expect(leadsList.isFiltered({ status: 'new' })).toBe(true)
})
