import { expect, test } from 'vitest'
import { encodingFor, isFresh } from './send'

test('the smallest encoding that the client accepts', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('gzip;q=1.0, br;q=0.5')).toBe('br')
  expect(encodingFor('gzip, deflate')).toBe('gzip')
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('gzip;q=0.0')).toBe('identity')
  expect(encodingFor('identity')).toBe('identity')
  expect(encodingFor('')).toBe('identity')
})

test('a cached copy is recognised by its strong or weak tag, among others', () => {
  expect(isFresh('W/"a"', 'W/"a"')).toBe(true)
  expect(isFresh('"x", "a"', 'W/"a"')).toBe(true)
  expect(isFresh('*', 'W/"a"')).toBe(true)
  expect(isFresh('"b"', 'W/"a"')).toBe(false)
  expect(isFresh(undefined, 'W/"a"')).toBe(false)
})
