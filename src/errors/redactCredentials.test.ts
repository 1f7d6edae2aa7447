import { expect, test } from 'vitest'
import { redactCredentials } from './redactCredentials'

test.each(['mongodb://asha:geheim@db:27017/x', 'mongodb+srv://asha:ge@h/eim@db/x', 'mongodb://geheim@/x'])(
  'the credentials in %s are removed, wherever the URL occurs',
  (url) => {
    const told = redactCredentials(`The address "${url}" cannot be reached (${url}).`)
    expect(told).not.toMatch(/asha|geheim|ge@|h\/eim/)
    expect(told).toMatch(/"mongodb(\+srv)?:\/\/(db(:27017)?)?\/x"/)
  },
)

test('a URL without credentials stays as it is', () => {
  expect(redactCredentials('mongodb://db:27017/x and a@b')).toBe('mongodb://db:27017/x and a@b')
})
