import { expect, test } from 'vitest'
import type { Role } from '@/domain/roles'
import { isCurrent, type Section, sectionsFor } from './sections'

const labels = (role: Role) => sectionsFor(role).flatMap(({ sections }) => sections.map(({ label }) => label))

test('an editor sees what an editor may do: no leads, users or settings', () => {
  expect(labels('editor')).toEqual([
    'Dashboard',
    'Portfolio',
    'Blog',
    'Media',
    'Pages',
    'Translations',
    'Content report',
    'Trash',
  ])
})

test('sales see leads, and nothing else', () => {
  expect(labels('sales')).toEqual(['Dashboard', 'Leads', 'CRM'])
})

test('an admin sees everything', () => {
  expect(labels('admin')).toEqual([
    'Dashboard',
    'Leads',
    'CRM',
    'Services',
    'Products',
    'Portfolio',
    'Blog',
    'Media',
    'Pages',
    'Translations',
    'Content report',
    'Trash',
    'Settings',
    'Users',
    'Audit log',
    'System',
  ])
})

test('a section is current on its own page and those below, the dashboard only on its own', () => {
  const [dashboard, leads] = sectionsFor('admin').flatMap(({ sections }) => sections) as [Section, Section]
  expect(isCurrent(dashboard, '/admin')).toBe(true)
  expect(isCurrent(dashboard, '/admin/leads')).toBe(false)
  expect(isCurrent(leads, '/admin/leads/1')).toBe(true)
  expect(isCurrent(leads, '/admin/leadsheet')).toBe(false)
})

test('Payload’s own screens belong to the section whose content they show', () => {
  const all = sectionsFor('admin').flatMap(({ sections }) => sections)
  const current = (path: string) =>
    all.filter((section) => isCurrent(section, path)).map(({ label }) => label)
  expect(current('/admin/collections/blog-post')).toEqual(['Blog'])
  expect(current('/admin/collections/blog-post/1/versions')).toEqual(['Blog'])
  expect(current('/admin/new/blog-post')).toEqual(['Blog'])
  expect(current('/admin/collections/page/1')).toEqual(['Pages'])
  expect(current('/admin/collections/lead')).toEqual(['Leads'])
  expect(current('/admin/collections/product/1')).toEqual(['Products'])
  expect(current('/admin/globals/site-settings')).toEqual(['Settings'])
})
