import { expect, test } from 'vitest'
import type { Role } from '@/domain/roles'
import { foundEntries, ownEntries } from './entries'

const titles = (role: Role, query = '') =>
  ownEntries(role, query).flatMap(({ entries }) => entries.map(({ title }) => title))

test('an editor is led nowhere that is closed to editors', () => {
  const all = titles('editor')
  for (const title of ['Leads', 'Services', 'Products', 'Settings', 'Users', 'Add service', 'Add product'])
    expect(all).not.toContain(title)
  for (const title of ['Dashboard', 'Blog', 'Portfolio', 'Write post', 'Add project'])
    expect(all).toContain(title)
})

test('sales are led to leads, their profile and the site', () => {
  expect(titles('sales')).toEqual([
    'Dashboard',
    'Leads',
    'CRM',
    'Change theme',
    'Keyboard shortcuts',
    'My profile',
    'View site',
    'Log out',
  ])
})

test('input filters places and actions, by keywords as well', () => {
  expect(titles('admin', 'serv')).toEqual(['Services', 'Add service'])
  expect(titles('admin', 'dark')).toEqual(['Change theme'])
  expect(titles('admin', 'language')).toEqual(['Settings', 'Translations'])
  expect(titles('admin', 'backup')).toEqual(['System'])
  expect(titles('admin', 'zzz')).toEqual([])
})

test('results are grouped, the type with the best match first', () => {
  const groups = foundEntries([
    { kind: 'post', id: '1', title: 'Carts', detail: '' },
    { kind: 'lead', id: '2', title: 'Carter', detail: 'Ferries' },
    { kind: 'post', id: '3', title: 'A cart', detail: '' },
  ])
  expect(groups.map(({ title, entries }) => [title, entries.map((entry) => entry.title)])).toEqual([
    ['Posts', ['Carts', 'A cart']],
    ['Leads', ['Carter']],
  ])
})
