import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { wrongType } from './wrongType'

const alt = { name: 'alt', type: 'text' }
const fields = [
  { name: 'title', type: 'text' },
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'order', type: 'number' },
  { name: 'isActive', type: 'checkbox' },
  { name: 'publishedAt', type: 'date' },
  { name: 'category', type: 'select', options: ['Web', { label: 'Mobile', value: 'mobile' }] },
  { name: 'gallery', type: 'array', flattenedFields: [alt] },
  { name: 'picture', type: 'group', flattenedFields: [alt] },
  { name: 'more', type: 'json' },
] as FlattenedField[]

test.each([
  {},
  { title: null, publishedAt: '', gallery: [], picture: {}, unknown: 1 },
  { title: 'a', tags: ['a', 'b'], order: 0, isActive: false, category: 'mobile', more: [1] },
  { publishedAt: '2026-05-01', gallery: [{ alt: 'a' }], picture: { alt: 'a' } },
  { publishedAt: new Date(0) },
])('%j fits', (data) => {
  expect(wrongType(fields, data)).toBeUndefined()
})

test.each([
  ['title', { title: 1 }],
  ['title', { title: {} }],
  ['tags', { tags: 'a' }],
  ['tags', { tags: ['a', 1] }],
  ['order', { order: '1' }],
  ['order', { order: Number.NaN }],
  ['isActive', { isActive: 'yes' }],
  ['publishedAt', { publishedAt: 'constructor' }],
  ['publishedAt', { publishedAt: true }],
  ['publishedAt', { publishedAt: new Date('x') }],
  ['category', { category: 'constructor' }],
  ['category', { category: ['Web'] }],
  ['gallery', { gallery: { alt: 'a' } }],
  ['gallery', { gallery: ['a'] }],
  ['gallery.1.alt', { gallery: [{}, { alt: 1 }] }],
  ['picture', { picture: [] }],
  ['picture.alt', { picture: { alt: true } }],
])('%s is wrong in %j', (path, data) => {
  expect(wrongType(fields, data)).toEqual({ path, message: expect.stringMatching(/^must be /) })
})
