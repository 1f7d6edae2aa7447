import { expect, test } from 'vitest'
import { savedPreferencesScript } from '../domain/savedPreferencesScript'
import { inlineScriptHashes, noncePolicy, pagePolicy } from './contentSecurity'

const flight = 'self.__next_f.push([1,"a:[\\"$\\",\\"p\\"]\\n"])'
// printf %s 'self.__next_f.push([1,"a:[\"$\",\"p\"]\n"])' | openssl dgst -sha256 -binary | base64
const flightHash = "'sha256-nuMKiUNq5zUSnHmVR/5qYZdE1d9YCfsua1WbCEKiymU='"

test('a script that Next wrote into the page is allowed by its hash, once', () => {
  const twice = `<script>${flight}</script><p/><script nonce="">${flight}</script>`
  expect(inlineScriptHashes(twice)).toEqual([flightHash])
})

test('line breaks are hashed as browsers see them', () => {
  const [windows] = inlineScriptHashes('<script>self.__next_f.push([1,\r\n"a"])</script>')
  expect([windows]).toEqual(inlineScriptHashes('<script>self.__next_f.push([1,\n"a"])</script>'))
})

test('files and data need no hash', () => {
  expect(inlineScriptHashes('<script src="/a.js" async=""></script>')).toEqual([])
  expect(inlineScriptHashes(`<script type="application/ld+json">${flight}</script>`)).toEqual([])
})

test.each([
  '<script>alert(1)</script>',
  '<script type="module">alert(1)</script>',
  '<script type=importmap>{}</script>',
])('an injected script is not allowed: %s', (injected) =>
  expect(inlineScriptHashes(`${injected}<script>${flight}</script>`)).toEqual([flightHash]),
)

test('a page allows no other inline script, no handler, no plugin, no foreign base or form', () => {
  const policy = pagePolicy(`<script>alert(1)</script><script>${flight}</script>`)
  expect(policy).toContain(`script-src 'self' ${flightHash};`)
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'self'")
  expect(policy).toContain("form-action 'self'")
})

test('the analytics host is only allowed if the layout asks for it', () => {
  const host = 'https://www.googletagmanager.com'
  expect(pagePolicy(`<p>${host}/gtag/js</p>`)).not.toContain(host)
  expect(pagePolicy('<meta name="analytics" content="G-1"/>')).toContain(host)
})

test('nobody can frame the back office, and only the site its previews', () => {
  expect(noncePolicy('abc', '/admin/leads')).toContain("frame-ancestors 'none'")
  expect(noncePolicy('abc', '/administration')).toContain("frame-ancestors 'self'")
  expect(noncePolicy('abc', '/admin')).toContain("script-src 'self' 'nonce-abc';")
})

test('a personal page allows the script that sets theme and currency', () => {
  const [hash] = inlineScriptHashes(`<script>${savedPreferencesScript}</script>`)
  expect(noncePolicy('abc', '/de/inquiry')).toContain(`script-src 'self' 'nonce-abc' ${hash};`)
})
