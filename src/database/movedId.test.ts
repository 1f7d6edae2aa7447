import { expect, test } from 'vitest'
import { isUuid, movedId, withMovedIds } from './movedId'

const id = '3f0c1a52-8a0e-4c43-9a39-0f6a3c1d2e4b'
const other = '11111111-2222-4333-8444-555555555555'

test('an id always becomes the same ObjectId, and no other id does', () => {
  expect(movedId(id)).toMatch(/^[0-9a-f]{24}$/)
  expect(movedId(id.toUpperCase())).toBe(movedId(id))
  expect(movedId(other)).not.toBe(movedId(id))
  expect([isUuid(id), isUuid(movedId(id)), isUuid(`x${id}`)]).toEqual([true, false, false])
})

test('ids of documents are replaced wherever they occur; lookalikes stay', () => {
  const value = { owner: id, rows: [{ link: `/products/${id}?x=1` }, other], count: 1, none: null }
  expect(withMovedIds(value, new Set([id]))).toEqual({
    owner: movedId(id),
    rows: [{ link: `/products/${movedId(id)}?x=1` }, other],
    count: 1,
    none: null,
  })
})
