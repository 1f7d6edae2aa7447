import { expect, test } from 'vitest'
import { alwaysOneOf, describeList, displayOf, oneOf, plainList, text, withQuery } from './listAddress'

const choices = [{ value: 'a' }, { value: 'b' }] as const
const list = describeList({ kind: oneOf(choices), sort: alwaysOneOf(choices, 'a'), tag: text() })
const read = (query: string) => list.read(new URLSearchParams(query))
const id = '0123456789abcdef01234567'
const initial = { kind: undefined, sort: 'a', tag: undefined, search: '', page: 1, opened: null }

test('filters, search, page and open dialog are in the address', () => {
  expect(read('')).toEqual(initial)
  expect(read(`kind=b&sort=b&tag=+x+&search=+shop+&page=3&edit=${id}`)).toEqual({
    kind: 'b',
    sort: 'b',
    tag: 'x',
    search: 'shop',
    page: 3,
    opened: id,
  })
})

test.each(['0', '-1', '1.5', 'x', '1e99', ''])('page %s is the first', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
})

test.each(['kind=c', 'sort=', 'tag=+', 'edit=..%2Fusers', 'edit=abc', 'search=+'])(
  '%s is ignored',
  (query) => {
    expect(read(query)).toEqual(initial)
  },
)

test('a search is cut to the endpoint’s limit', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100)
})

test('an address is written as short as possible, and reads the same', () => {
  const query = `kind=b&tag=x&search=shop&page=4&edit=${id}`
  expect(`${list.write(read(`sort=a&${query}`))}`).toBe(query)
  expect(list.write(initial as ReturnType<typeof read>).size).toBe(0)
})

test('parameters of others stay, those of the list that are empty go', () => {
  const rest = new URLSearchParams('locale=de&search=shop&page=3&kind=a')
  expect(withQuery('/admin/x', list.write({ page: 4 }, rest))).toBe('/admin/x?locale=de&page=4')
})

test('how entries are shown is in the address, hides none, and stays when filters are cleared', () => {
  const shown = describeList({ view: displayOf([{ value: 'table' }]) })
  expect(shown.read(new URLSearchParams('view=table')).view).toBe('table')
  expect(shown.read(new URLSearchParams('view=pie')).view).toBeUndefined()
  expect(shown.isFiltered({ view: 'table' })).toBe(false)
  expect(shown.cleared).toEqual({})
})

test('the dialog’s parameter is named by the list', () => {
  const leads = describeList({}, 'lead')
  expect(leads.read(new URLSearchParams(`lead=${id}&edit=new`)).opened).toBe(id)
  expect(`${leads.write({ opened: '3' })}`).toBe('lead=3')
})

test('a list is filtered by its search and by filters that hide entries, until they are cleared', () => {
  expect(list.isFiltered(read('sort=b&page=2'))).toBe(false)
  expect(list.isFiltered(read('search=x'))).toBe(true)
  expect(list.isFiltered(read('kind=a'))).toBe(true)
  expect({ ...read('kind=a&sort=b&search=x'), ...list.cleared, search: '' }).toEqual({
    ...initial,
    sort: 'b',
  })
  expect(plainList.isFiltered({ page: 3 })).toBe(false)
})
