import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { adopted, fieldsOfList, formDoc, listsAmong } from './formDoc'

const fields: FormState = {
  title: { value: 'A', initialValue: 'A', isModified: true },
  tags: { value: ['x'] },
  'image.media': { value: '1' },
  'image.url': { value: null },
  images: { value: 1, rows: [{ id: 'r' }], disableFormData: true },
  'images.0.url': { value: '/a' },
  links: { value: 0, rows: [] },
}

test('a form is read as the document that it edits', () => {
  expect(formDoc(fields)).toEqual({
    title: 'A',
    tags: ['x'],
    image: { media: '1', url: null },
    images: [{ url: '/a' }],
    links: [],
  })
})

test('other people’s changes are applied to plain fields and groups as initial values', () => {
  const doc = { title: 'B', tags: ['y'], image: { media: null, url: '/b' }, images: [] }
  expect(adopted(fields, doc, ['title', 'tags', 'image', 'images', 'unknown'])).toEqual({
    title: { value: 'B', initialValue: 'B', valid: true },
    tags: { value: ['y'], initialValue: ['y'], valid: true },
    'image.media': { value: null, initialValue: null, valid: true },
    'image.url': { value: '/b', initialValue: '/b', valid: true },
  })
})

test('lists with rows are detected, along with their fields', () => {
  expect(listsAmong(fields, ['title', 'images', 'links'])).toEqual(['images', 'links'])
  expect(Object.keys(fieldsOfList(fields, 'images'))).toEqual(['images', 'images.0.url'])
})
