import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const wanted = {
  '': { name: 'frontdesk' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/@img/sharp-win32-x64': { version: '0.35.5', optional: true },
}

test('packages that match the lock file are not installed again', () => {
  expect(isInstalled(wanted, { 'node_modules/next': { version: '16.4.6' } })).toBe(true)
})

test('a missing package, another version or a fresh clone needs an installation', () => {
  expect(isInstalled(wanted, {})).toBe(false)
  expect(isInstalled(wanted, { 'node_modules/next': { version: '16.4.5' } })).toBe(false)
})
