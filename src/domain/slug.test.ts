import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify, slugPattern } from './slug'

test.each([
  ['Hello World', 'hello-world'],
  ['C++ & Rust: a comparison', 'c-rust-a-comparison'],
  ['  many   spaces  ', 'many-spaces'],
  ['already-a--slug', 'already-a-slug'],
  ['Café Über Straße', 'cafe-uber-strasse'],
  ['Łódź, Ærø', 'lodz-aero'],
  ['100% done!', '100-done'],
  ['- a dash -', 'a-dash'],
  ['日本語', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a slug of letters and digits matches its own pattern, and slugifying it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const slug = slugify(`a ${title} z`)
      expect(slug).toMatch(slugPattern)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
