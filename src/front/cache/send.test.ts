import { expect, test } from 'vitest'
import { encodingFor, isFresh } from './send'

test('the smallest encoding that the client takes', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('gzip;q=1.0, br;q=0.5')).toBe('br')
  expect(encodingFor('gzip, deflate')).toBe('gzip')
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('gzip;q=0.0')).toBe('identity')
  expect(encodingFor('identity')).toBe('identity')
  expect(encodingFor()).toBe('identity')
})

test('a kept copy is known by its tag, strong or weak, among others', () => {
  expect(isFresh('W/"a"', 'W/"a"')).toBe(true)
  expect(isFresh('"x", "a"', 'W/"a"')).toBe(true)
  expect(isFresh('*', 'W/"a"')).toBe(true)
  expect(isFresh('"b"', 'W/"a"')).toBe(false)
  expect(isFresh(undefined, 'W/"a"')).toBe(false)
})
