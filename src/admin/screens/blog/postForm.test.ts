import { expect, test } from 'vitest'
import type { PostEntity } from '@/domain/entities'
import { postFormSchema } from '@/schemas/post'
import { problemsOf } from '@/schemas/problemsOf.fixture'
import { type PostValues, toBody, toValues, withExcerpt, withTitle } from './postForm'

const problems = (values: PostValues) => problemsOf(postFormSchema, toBody(values, null))

const empty = toValues(null)
const whole: PostValues = {
  ...empty,
  title: 'Tables',
  slug: 'tables',
  excerpt: 'On tables.',
  content: '<p>Text</p>',
  category: 'Tutorials',
}

/** The form after each letter of a title has been typed. */
function typed(title: string, start = empty): PostValues {
  let values = start
  for (const letter of title) values = { ...values, ...withTitle(values, values.title + letter, true) }
  return values
}

test('slug and meta title follow the title while it is typed', () => {
  expect(typed('Why Tables:  Still – Work!')).toMatchObject({
    slug: 'why-tables-still-work',
    metaTitle: 'Why Tables:  Still – Work!',
  })
  expect(typed('x'.repeat(200)).slug).toHaveLength(120)
  expect(typed('x'.repeat(200)).metaTitle).toHaveLength(60)
})

test('fields the user has edited are kept', () => {
  const own = { ...typed('Tables'), slug: 'my-slug', metaTitle: 'Mine' }
  expect(typed(' again', own)).toMatchObject({ title: 'Tables again', slug: 'my-slug', metaTitle: 'Mine' })
})

test('the slug of a stored post only changes by hand, unless it is empty', () => {
  expect(withTitle(whole, 'Chairs', false)).not.toHaveProperty('slug')
  expect(withTitle({ ...whole, slug: '' }, 'Chairs', false)).toHaveProperty('slug', 'chairs')
})

test('the meta description follows the excerpt, and falls back to it on save', () => {
  const long = 'word '.repeat(60)
  expect(withExcerpt(empty, long).metaDescription).toBe('word '.repeat(32).trim())
  expect(withExcerpt({ ...empty, metaDescription: 'Mine' }, long)).not.toHaveProperty('metaDescription')
  expect(toBody({ ...whole, metaDescription: ' ' }, null).metaDescription).toBe('On tables.')
})

test('tags are separated by commas, the read time is computed', () => {
  const content = `<p>${'word '.repeat(500)}</p>`
  expect(toBody({ ...whole, tags: 'React, ,Node ', content }, null)).toMatchObject({
    tags: ['React', 'Node'],
    readTime: 3,
    featuredImage: null,
    isPublished: false,
    publishedAt: null,
  })
})

test('the date is in the agency’s time zone; an untouched one keeps its seconds', () => {
  expect(toBody({ ...whole, publishedAt: '2026-11-21T09:30' }, null).publishedAt).toBe(
    '2026-11-21T04:00:00.000Z',
  )
  const stored = { publishedAt: '2026-11-21T04:00:42.000Z' } as PostEntity
  expect(toBody({ ...whole, publishedAt: '2026-11-21T09:30' }, stored).publishedAt).toBe(stored.publishedAt)
  expect(toBody({ ...whole, publishedAt: '' }, stored).publishedAt).toBeNull()
})

test('title, slug, excerpt, content and category are required', () => {
  expect(problems(empty).missing.sort()).toEqual(['category', 'content', 'excerpt', 'slug', 'title'])
  expect(problems(whole).wrong).toEqual([])
})

test('invalid values are reported at their field', () => {
  const bad = { ...whole, slug: 'Not A Slug', featuredImage: 'javascript:x', publishedAt: 'soon' }
  expect(problems(bad)).toEqual({ wrong: ['slug', 'featuredImage', 'publishedAt'], missing: [] })
})

test('auto-filled text ends with a whole word', () => {
  const title = 'A checklist for moving a shop of many years to another platform'
  expect(withTitle(empty, title, true).metaTitle).toBe(
    'A checklist for moving a shop of many years to another',
  )
})

test('a new post has the author it is given, a stored one keeps its own', () => {
  expect(toValues(null, 'Tidewater Team').author).toBe('Tidewater Team')
  expect(toValues({ author: 'Asha Rao' } as PostEntity, 'Tidewater Team').author).toBe('Asha Rao')
})
