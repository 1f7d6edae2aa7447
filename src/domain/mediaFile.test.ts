import { expect, test } from 'vitest'
import { mediaFileName, mediaFilePath } from './mediaFile'

const site = 'https://kitewing.example'

test.each([
  ['/api/media/file/desk-1234.webp', 'desk-1234.webp'],
  ['/api/media/file/desk.webp?v=2#x', 'desk.webp'],
  [`${site}/api/media/file/a%20desk.webp`, 'a desk.webp'],
  ['https://elsewhere.example/api/media/file/desk.webp', null],
  ['/api/media/file/../desk.webp', null],
  ['/api/media/file/%E0%A4%A', null],
  ['/desk.webp', null],
  ['', null],
])('%s is the file %s', (url, name) => {
  expect(mediaFileName(url, site)).toBe(name)
})

test('a name converts to its URL and back', () => {
  expect(mediaFileName(mediaFilePath('a “desk” 100%.webp'), site)).toBe('a “desk” 100%.webp')
})
