import { expect, test } from 'vitest'
import { type PicturePlace, placeInWords, placesInWords } from './picturePlaces'

const place: PicturePlace = {
  kind: 'blog-post',
  id: '1',
  title: 'Tables',
  part: 'Featured image',
  isDraft: false,
}

test('a place is described by its entry and part', () => {
  expect(placeInWords(place)).toBe('Blog post “Tables” (featured image)')
  expect(placeInWords({ ...place, isDraft: true, part: 'Text' })).toBe(
    'Blog post “Tables” (text, in a draft)',
  )
  expect(placeInWords({ ...place, kind: 'product', title: null, part: 'Pictures' })).toBe(
    'Product (pictures)',
  )
})

test('only the first places are listed, the rest is counted', () => {
  expect(placesInWords([place])).toBe(
    'This image is in use: Blog post “Tables” (featured image). Remove it there first.',
  )
  expect(placesInWords(Array.from({ length: 7 }, () => place))).toContain(' and 2 more. Remove it')
})
