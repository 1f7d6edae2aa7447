import { expect, test } from 'vitest'
import { isReadable } from './badAddress'

test('a malformed URL is recognised', () => {
  expect(isReadable('/blog/caf%C3%A9?q=a+b%26c')).toBe(true)
  expect(isReadable('/%')).toBe(false)
  expect(isReadable('/%E0%A4%A')).toBe(false)
  expect(isReadable('/blog?q=%ff')).toBe(false)
  expect(isReadable('/a%00b')).toBe(false)
  expect(isReadable('*')).toBe(false)
  expect(isReadable('http://elsewhere.example/admin')).toBe(false)
})

test.each([
  '/admin/../blog?search=x',
  '/admin/%2e%2e/blog',
  '/admin/.%2E/blog',
  '/admin/..%2fblog',
  '/admin/..%5Cblog',
  '/admin\\..\\blog',
  '/admin%252f%252e%252e/blog',
  `/${'%'}${'25'.repeat(7000)}2e`,
  '/./about',
  '/about/.',
  '/..',
  '/%2e',
  '/a\\b',
])('a path that climbs is refused: %s', (path) => expect(isReadable(path)).toBe(false))

test.each(['/...', '/.well-known/security.txt', '/a..b', '/blog?search=../x', '/blog?search=a\\b', '/a%5Cb'])(
  'dots elsewhere are ordinary characters: %s',
  (path) => expect(isReadable(path)).toBe(true),
)
