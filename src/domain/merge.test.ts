import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint'
import { baseOf, merge, withTheirs } from './merge'

const base = { title: 'A', excerpt: 'B', tags: ['x'] }

test('a change on one side merges without a conflict', () => {
  const mine = { ...base, excerpt: 'Mine' }
  const theirs = { ...base, title: 'Theirs' }
  expect(merge(baseOf(base), mine, theirs)).toEqual({
    values: { title: 'Theirs', excerpt: 'Mine', tags: ['x'] },
    conflicts: [],
    taken: ['title'],
  })
})

test('a change on both sides is a conflict, unless both made the same one', () => {
  const merged = merge(
    baseOf(base),
    { ...base, title: 'Mine', tags: ['y'] },
    { ...base, title: 'Theirs', tags: ['y'] },
  )
  expect(merged).toEqual({
    values: { title: 'Mine', excerpt: 'B', tags: ['y'] },
    conflicts: ['title'],
    taken: [],
  })
  expect(withTheirs(merged.values, { title: 'Theirs' }, merged.conflicts).title).toBe('Theirs')
})

test('a named group merges field by field, any other as one value', () => {
  const stored = { texts: { quote: 'q', card: 'c' }, image: { media: '1', url: '' } }
  const mine = { texts: { quote: 'mine', card: 'c' }, image: { media: '2', url: '' } }
  const theirs = { texts: { quote: 'q', card: 'theirs' }, image: { media: '1', url: 'https://a.example' } }
  const merged = merge(baseOf(stored, ['texts']), mine, theirs)
  expect(merged.values.texts).toEqual({ quote: 'mine', card: 'theirs' })
  expect([merged.conflicts, merged.taken]).toEqual([['image'], ['texts.card']])
})

test('a field with an unknown base is a conflict, unless both sides agree', () => {
  expect(merge({}, { title: 'Mine', excerpt: 'B' }, base)).toMatchObject({ conflicts: ['title'], taken: [] })
})

test.each([
  [null, ''],
  [undefined, []],
  [{ media: null, url: '' }, undefined],
  [[{ id: '1', url: '/a' }], [{ url: '/a', id: 'other' }]],
  [
    { root: { children: [{ text: 'a', version: 1 }], direction: null } },
    { root: { direction: 'ltr', children: [{ version: 2, text: 'a' }] } },
  ],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
])('%j and %j are the same value', (one, other) => {
  expect(fingerprint(one)).toBe(fingerprint(other))
})

test.each([
  [0, null],
  [false, ''],
  ['a', 'A'],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a', ''], ['a']],
  [
    { text: 'a', format: 1 },
    { text: 'a', format: 0 },
  ],
])('%j and %j are different values', (one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other))
})

const value = fc.oneof(fc.string({ maxLength: 3 }), fc.boolean(), fc.array(fc.string({ maxLength: 2 })))
const form = fc.record({ title: value, excerpt: value, tags: value })

test('no change is lost: each one is in the result or reported as a conflict', () => {
  fc.assert(
    fc.property(form, form, form, (stored, mine, theirs) => {
      const { values, conflicts } = merge(baseOf(stored), mine, theirs)
      for (const name of ['title', 'excerpt', 'tags'] as const) {
        const [was, own, other, is] = [stored, mine, theirs, values].map((each) => fingerprint(each[name]))
        if (own !== was) expect(is).toBe(own)
        if (other !== was && is !== other) expect(conflicts).toContain(name)
        if (own === was && other === was) expect(is).toBe(was)
      }
    }),
  )
})

test('both orders of merging report the same conflicts', () => {
  fc.assert(
    fc.property(form, form, form, (stored, mine, theirs) => {
      const one = merge(baseOf(stored), mine, theirs)
      const other = merge(baseOf(stored), theirs, mine)
      expect(one.conflicts).toEqual(other.conflicts)
      if (!one.conflicts.length) expect(baseOf(one.values)).toEqual(baseOf(other.values))
    }),
  )
})

test('merging a saved merge again changes nothing', () => {
  fc.assert(
    fc.property(form, form, form, (stored, mine, theirs) => {
      const once = merge(baseOf(stored), mine, theirs)
      const again = merge(baseOf(theirs), once.values, theirs)
      expect(again).toEqual({ values: once.values, conflicts: [], taken: [] })
    }),
  )
})
