import { expect, test } from 'vitest'
import { ownOrigins } from './ownOrigins'

test('a site has one origin', () => {
  expect(ownOrigins('https://www.example.com')).toEqual(['https://www.example.com'])
  expect(ownOrigins('http://localhost.example.com:3000')).toEqual(['http://localhost.example.com:3000'])
})

test('a site on this machine has an origin for each name of the machine', () => {
  const all = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']
  expect(ownOrigins('http://localhost:3000')).toEqual(all)
  expect(ownOrigins('http://127.0.0.1:3000')).toEqual(all)
  expect(ownOrigins('http://localhost')).toEqual(['http://localhost', 'http://127.0.0.1', 'http://[::1]'])
})
