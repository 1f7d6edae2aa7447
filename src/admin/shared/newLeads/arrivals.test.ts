import { expect, test } from 'vitest'
import { addArrivals, clearArrivals, markShown } from './arrivals'

const lead = (id: string) => ({ id, fullName: id, createdAt: '2026-11-22T10:00:00.000Z' })

test('a lead arrives once, however often it is announced', () => {
  expect(addArrivals([lead('a'), lead('b')])).toHaveLength(2)
  expect(addArrivals([lead('b'), lead('c')])).toEqual([lead('c')])
  clearArrivals()
  expect(addArrivals([lead('a')])).toEqual([])
})

test('a lead that a list has shown does not arrive any more', () => {
  markShown(['d'])
  expect(addArrivals([lead('d')])).toEqual([])
})
