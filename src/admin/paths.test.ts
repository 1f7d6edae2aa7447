import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadPathFor, leadsPathFor, loginPathFor, loginPathForUrl, safeReturnPath } from './paths'

test.each(['/admin', '/admin/leads', '/admin/leads?status=new&page=2', '/admin/collections/blog-post#top'])(
  'a page of the back office is gone back to: %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  '//evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example',
  'https://evil.example/admin',
  'javascript:alert(1)',
  ' //evil.example',
  '/\t/evil.example/admin',
  '/admin/..//evil.example',
  '/admin/../../evil',
  '/administrator',
  '/admin@evil.example',
  '/',
  '/blog',
  '',
  null,
  undefined,
])('anything else leads to the dashboard: %j', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/admin')
})

test.each(['/admin/login', '/admin/login?redirect=/admin/leads', '/admin/logout'])(
  'a login never leads back to the door: %s',
  (wanted) => {
    expect(safeReturnPath(wanted)).toBe('/admin')
  },
)

test('a return path always stays within our back office', () => {
  const fragments = fc.constantFrom(
    '/',
    '\\',
    'admin',
    '..',
    '.',
    '//',
    ':',
    '@',
    '%2f',
    '?',
    '#',
    '\n',
    'x.example',
  )
  const wanted = fc.array(fc.oneof(fragments, fc.string({ maxLength: 4 })), { maxLength: 8 })
  fc.assert(
    fc.property(wanted, (parts) => {
      const { origin, pathname } = new URL(safeReturnPath(parts.join('')), 'https://frontdesk.example')
      expect(origin).toBe('https://frontdesk.example')
      expect(pathname).toMatch(/^\/admin(\/|$)/)
    }),
  )
})

test('the login remembers the previous page, except the dashboard', () => {
  expect(loginPathFor('/admin/leads?status=new')).toBe(
    '/admin/login?redirect=%2Fadmin%2Fleads%3Fstatus%3Dnew',
  )
  expect(loginPathFor('/admin')).toBe('/admin/login')
})

test('of the full address of a request the path counts', () => {
  expect(loginPathForUrl('https://elsewhere.example/admin/leads?page=2')).toBe(
    '/admin/login?redirect=%2Fadmin%2Fleads%3Fpage%3D2',
  )
})

test('a status of the leads is in their address, and so is a lead', () => {
  expect(leadsPathFor()).toBe('/admin/leads')
  expect(leadsPathFor({ status: 'new' })).toBe('/admin/leads?status=new')
  expect(leadPathFor('7')).toBe('/admin/leads?lead=7')
})
