import { expect, test } from 'vitest'
import { describePlace, describePlaces, type PicturePlace } from './picturePlaces'

const place: PicturePlace = {
  kind: 'blog-post',
  id: '1',
  title: 'Tables',
  part: 'Featured image',
  isDraft: false,
}

test('a place is described by its entry and part', () => {
  expect(describePlace(place)).toBe('Blog post “Tables” (featured image)')
  expect(describePlace({ ...place, isDraft: true, part: 'Text' })).toBe(
    'Blog post “Tables” (text, in a draft)',
  )
  expect(describePlace({ ...place, kind: 'product', title: null, part: 'Pictures' })).toBe(
    'Product (pictures)',
  )
})

test('only the first places are listed, the rest is counted', () => {
  expect(describePlaces([place])).toBe(
    'This image is in use: Blog post “Tables” (featured image). Remove it there first.',
  )
  expect(describePlaces(Array.from({ length: 7 }, () => place))).toContain(' and 2 more. Remove it')
})
