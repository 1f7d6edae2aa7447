import { expect, test } from 'vitest'
import { movedBy, pictureTags, withinPicture } from './pictureForm'

test('tags are normalized as on the server', () => {
  expect(pictureTags(' Office, team ,,office , Bengalūru')).toEqual(['office', 'team', 'bengalūru'])
  expect(pictureTags(' , ')).toEqual([])
})

test('keys move the focal point, but never out of the image', () => {
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })
  expect(movedBy(key('ArrowLeft'), { x: 50, y: 50 })).toEqual({ x: 49, y: 50 })
  expect(movedBy(key('ArrowDown', true), { x: 50, y: 50 })).toEqual({ x: 50, y: 60 })
  expect(movedBy(key('ArrowUp', true), { x: 1, y: 4 })).toEqual({ x: 1, y: 1 })
  expect(movedBy(key('ArrowRight'), { x: 99, y: 4 })).toEqual({ x: 99, y: 4 })
  expect(movedBy(key('Enter'), { x: 99, y: 4 })).toBeNull()
  expect([withinPicture(-3), withinPicture(33.4), withinPicture(120)]).toEqual([1, 33, 99])
})
