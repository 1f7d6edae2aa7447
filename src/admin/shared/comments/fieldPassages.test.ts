import { expect, test } from 'vitest'
import type { CommentThread } from '@/domain/entities'
import { findInFields, inOrderOfTexts, plainTextPath } from './fieldPassages'

const values = {
  title: 'A new depot',
  description: 'Buses charge at night. Buses leave at five.',
  clientName: 'Buses',
  decisions: [
    { title: 'Charge late', text: 'Power is cheap at night.' },
    { title: 'Charge slowly', text: 'Batteries last longer.' },
  ],
}

const thread = (id: string, field: string, quote: string, before = '', after = '') =>
  ({ id, field, anchor: { quote, before, after } }) as CommentThread

test.each([
  ['title', 'title'],
  ['decisions.1.text', 'decisions/*/text'],
  ['quote.text', 'quote/text'],
  // Not read in another language.
  ['clientName', undefined],
  ['decisions.1', undefined],
])('%s is the text %s', (name, path) => {
  expect(plainTextPath('project', name)).toBe(path)
})

test('rich text is no plain one', () => {
  expect([plainTextPath('blog-post', 'excerpt'), plainTextPath('blog-post', 'content')]).toEqual([
    'excerpt',
    undefined,
  ])
})

test('passages are found in their fields, also when rows have moved', () => {
  const threads = [
    thread('moved', 'decisions/*/title', 'Charge slowly'),
    thread('second', 'description', 'Buses', 'at night. ', ' leave'),
    thread('title', 'title', 'A new depot'),
    thread('elsewhere', 'situation', 'Buses charge at night.'),
    thread('gone', 'description', 'Trams run on rails all day.'),
  ]
  const found = findInFields('project', threads, values)
  expect(found).toEqual([
    { thread: 'moved', name: 'decisions.1.title', start: 0, end: 13 },
    { thread: 'second', name: 'description', start: 23, end: 28 },
    { thread: 'title', name: 'title', start: 0, end: 11 },
  ])
  expect(inOrderOfTexts('project', found, [])).toEqual(['title', 'second', 'moved'])
})

test('the threads of a rich text are where it is in the form', () => {
  const inFields = findInFields(
    'blog-post',
    [thread('meta', 'metaTitle', 'Meta'), thread('excerpt', 'excerpt', 'Short')],
    { excerpt: 'Short', metaTitle: 'Meta' },
  )
  expect(inOrderOfTexts('blog-post', inFields, ['b', 'a'])).toEqual(['excerpt', 'b', 'a', 'meta'])
})
