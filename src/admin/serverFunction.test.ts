import { expect, test } from 'vitest'
import { isServerFunction } from './serverFunction'

test('what every object has is no server function', () => {
  expect(isServerFunction('form-state')).toBe(true)
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', undefined, ['constructor']])
    expect(isServerFunction(name)).toBe(false)
})
