import { expect, test, vi } from 'vitest'
import { remember } from './remember'

test('what was found is not looked for again, also if it was nothing', () => {
  const find = vi.fn((text: string) => (text === 'a' ? 1 : undefined))
  const look = remember(find, 10)
  expect(['a', 'b', 'a', 'b'].map(look)).toEqual([1, undefined, 1, undefined])
  expect(find).toHaveBeenCalledTimes(2)
})

test('made-up texts don’t fill the memory', () => {
  const find = vi.fn((text: string) => text.length)
  const look = remember(find, 3)
  for (const text of ['a', 'b', 'c', 'd', 'd', 'a']) look(text)
  expect(find).toHaveBeenCalledTimes(5)
  for (let n = 0; n < 2; n += 1) look('long'.repeat(100))
  expect(find).toHaveBeenCalledTimes(7)
})
