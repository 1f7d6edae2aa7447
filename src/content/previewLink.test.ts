import { expect, test } from 'vitest'
import { framePreviewPath, isFramePreviewLink, isPreviewLink, previewPath } from './previewLink'

const id = '0b8d1f5e-0000-4000-8000-000000000000'
const path = previewPath('blog-post', id)
const given = Object.fromEntries(new URL(path, 'http://x').searchParams)

test('a preview link shows its entry for three days', () => {
  expect(path).toMatch(new RegExp(`^/preview/blog-post/${id}\\?until=\\d+&key=[\\w-]{43}$`))
  expect(isPreviewLink('blog-post', id, given)).toBe(true)
  const day = 86_400_000
  expect(isPreviewLink('blog-post', id, given, Date.now() + 2.9 * day)).toBe(true)
  expect(isPreviewLink('blog-post', id, given, Date.now() + 3.1 * day)).toBe(false)
})

test('links created in the same hour are equal, or every save would reload the page', () => {
  const [begins, hour] = [Date.UTC(2026, 10, 21, 9), 3_600_000]
  const at = (time: number) => previewPath('blog-post', id, begins + time)
  expect(at(1)).toBe(at(hour))
  expect(at(hour + 1)).not.toBe(at(hour))
})

test.each([
  ['another entry', 'blog-post', `${id.slice(0, -1)}1`, {}],
  ['another kind', 'project', id, {}],
  ['a longer time', 'blog-post', id, { until: String(Number(given.until) + 1) }],
  ['another key', 'blog-post', id, { key: `${given.key?.slice(0, -2)}xx` }],
  ['a shorter key', 'blog-post', id, { key: given.key?.slice(1) }],
  ['no key', 'blog-post', id, { key: undefined }],
  ['an empty key', 'blog-post', id, { key: '' }],
  ['two keys', 'blog-post', id, { key: [given.key, given.key] }],
  ['a time that is none', 'blog-post', id, { until: 'Infinity' }],
])('a preview link shows nothing for %s', (_, kind, other, over) => {
  expect(isPreviewLink(kind, other, { ...given, ...over })).toBe(false)
})

test('a link to the frame carries the same key in its path', () => {
  const end = framePreviewPath().split('/').at(-1) ?? ''
  expect(isFramePreviewLink(end)).toBe(true)
  expect(isFramePreviewLink(end, Date.now() + 4 * 86_400_000)).toBe(false)
  for (const wrong of ['', 'x', end.slice(0, -1), `1${end}`, `${given.until}-${given.key}`]) {
    expect(isFramePreviewLink(wrong), wrong).toBe(false)
  }
})
