import { expect, test } from 'vitest'
import { isNarrowed, leadsAddress, readLeadsAddress } from './leadsList'

const whole = { folder: 'inbox', sort: 'newest', page: 1 }
const id = '00000000-0000-4000-8000-000000000000'

test.each([
  ['', whole],
  ['status=new', { ...whole, status: 'new' }],
  ['status=in-progress&page=3', { ...whole, status: 'in-progress', page: 3 }],
  [
    'folder=spam&sort=due&owner=me&search=a%25b',
    { ...whole, folder: 'spam', sort: 'due', owner: 'me', search: 'a%b' },
  ],
  [
    `serviceType=cloud&budget=1l-3l&owner=${id}&lead=${id}`,
    { ...whole, serviceType: 'cloud', budget: '1l-3l', owner: id, lead: id },
  ],
  ['status=nonsense&page=-2&folder=attic&sort=x&owner=<b>&lead=..&budget=1&serviceType=2', whole],
  ['page=1.5', whole],
  ['page=1e99', whole],
  ['page=', whole],
  ['search=%20', whole],
])('?%s is read as %o, and written again as short as can be', (query, address) => {
  const read = readLeadsAddress(new URLSearchParams(query))
  expect(read).toEqual(address)
  expect(readLeadsAddress(new URL(leadsAddress(read), 'http://our.invalid').searchParams)).toEqual(address)
})

test('a list as it first stands has no parameters', () => {
  expect(leadsAddress(readLeadsAddress(new URLSearchParams()))).toBe('/admin/leads')
})

test('a status alone is no search', () => {
  expect(isNarrowed({ folder: 'inbox', status: 'new' })).toBe(false)
  expect(isNarrowed({ folder: 'inbox', search: 'x' })).toBe(true)
})
