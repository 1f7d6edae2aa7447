import { expect, test } from 'vitest'
import { hasOneHost, hostsOf, servesHost } from './hosts'

const demo = hostsOf({ mode: 'demo', siteUrl: 'https://demo.example.com:8443', hasSiteUrl: true })
const real = hostsOf({ mode: 'real', siteUrl: 'https://example.com', hasSiteUrl: true })

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:80',
  'localhost.',
  'localhost.:3000',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
  '[0:0:0:0:0:0:0:1]',
  'demo.example.com',
  'Demo.Example.com:1',
])('a demo serves %s', (host) => expect(servesHost(demo, host)).toBe(true))

test.each([
  undefined,
  '',
  'rebound.example',
  'localhost.rebound.example',
  'rebound.example:3000',
  'localhost@rebound.example',
  'rebound.example@localhost',
  'localhost/rebound.example',
  'localhost, rebound.example',
  'localhost..',
  '192.168.0.1',
  '[::2]',
  '[::1',
  'localhost:port',
])('and not %s', (host) => expect(servesHost(demo, host)).toBe(false))

test('a real site only serves its own host', () => {
  expect(servesHost(real, 'example.com')).toBe(true)
  expect(servesHost(real, 'EXAMPLE.com.:443')).toBe(true)
  for (const host of ['localhost:3000', '127.0.0.1', 'www.example.com', undefined])
    expect([host, servesHost(real, host)]).toEqual([host, false])
})

test('without a configured URL it serves any host', () => {
  const any = hostsOf({ mode: 'real', siteUrl: 'http://localhost:3000', hasSiteUrl: false })
  expect(servesHost(any, 'anything.example')).toBe(true)
  expect(servesHost(any, undefined)).toBe(true)
})

test('two Host headers are refused', () => {
  expect(hasOneHost(['Host', 'localhost', 'Accept', 'host'])).toBe(true)
  expect(hasOneHost(['Host', 'localhost', 'Accept', '*/*', 'HOST', 'rebound.example'])).toBe(false)
})
