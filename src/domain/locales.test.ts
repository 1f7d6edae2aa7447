import { expect, test } from 'vitest'
import { localizedPath } from './locales'

test('English has no prefix, the other languages have theirs', () => {
  expect(localizedPath('en', '/about')).toBe('/about')
  expect(localizedPath('es', '/about')).toBe('/es/about')
  expect(localizedPath('de', '/')).toBe('/de')
  expect(localizedPath('de', '/#contact')).toBe('/de#contact')
  expect(localizedPath('en', '/#contact')).toBe('/#contact')
})
