import { expect, test } from 'vitest'
import { storedChoicesScript } from '../domain/storedChoices'
import { inlineScriptHashes, noncePolicy, pagePolicy } from './contentSecurity'

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

test('a script in the page is allowed by its hash, once', () => {
  expect(inlineScriptHashes('<script>alert(1)</script><p/><script nonce="">alert(1)</script>')).toEqual([
    alertHash,
  ])
})

test('line ends are hashed as browsers see them', () => {
  const [windows] = inlineScriptHashes('<script>a()\r\nb()</script>')
  expect([windows]).toEqual(inlineScriptHashes('<script>a()\nb()</script>'))
})

test('files and data need no hash', () => {
  expect(inlineScriptHashes('<script src="/a.js" async=""></script>')).toEqual([])
  expect(inlineScriptHashes('<script type="application/ld+json">{"a":1}</script>')).toEqual([])
})

test('modules and import maps need one', () => {
  expect(inlineScriptHashes('<script type="module">a()</script>')).toHaveLength(1)
  expect(inlineScriptHashes('<script type=importmap>{}</script>')).toHaveLength(1)
})

test('a page allows no other inline script, no handler, no plugin, no foreign base or form', () => {
  const policy = pagePolicy('<script>alert(1)</script>')
  expect(policy).toContain(`script-src 'self' ${alertHash};`)
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'self'")
  expect(policy).toContain("form-action 'self'")
})

test('the analytics host is allowed only where the layout asks for it', () => {
  const host = 'https://www.googletagmanager.com'
  expect(pagePolicy(`<p>${host}/gtag/js</p>`)).not.toContain(host)
  expect(pagePolicy('<meta name="analytics" content="G-1"/>')).toContain(host)
})

test('the back office cannot be framed by anybody, a preview of the site only by itself', () => {
  expect(noncePolicy('abc', '/admin/leads')).toContain("frame-ancestors 'none'")
  expect(noncePolicy('abc', '/administration')).toContain("frame-ancestors 'self'")
  expect(noncePolicy('abc', '/admin')).toContain("script-src 'self' 'nonce-abc';")
})

test('a page made for one visitor allows the script that names their theme and currency', () => {
  const [hash] = inlineScriptHashes(`<script>${storedChoicesScript}</script>`)
  expect(noncePolicy('abc', '/de/inquiry')).toContain(`script-src 'self' 'nonce-abc' ${hash};`)
})
