import { expect, test } from 'vitest'
import { placeOf } from './places'

const layout = (count: number) =>
  Array.from({ length: count }, (_, index) => placeOf(index, count).beside ?? 'half')

test('no row is half empty: a project left over is wide, its picture on the other side than the last one’s', () => {
  expect(layout(1)).toEqual(['left'])
  expect(layout(2)).toEqual(['left', 'right'])
  expect(layout(3)).toEqual(['left', 'half', 'half'])
  expect(layout(5)).toEqual(['left', 'half', 'half', 'right', 'left'])
  expect(layout(6)).toEqual(['left', 'half', 'half', 'right', 'half', 'half'])
})
