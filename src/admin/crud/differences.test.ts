import { expect, test } from 'vitest'
import { differences } from './differences'

test('what differs is told in words', () => {
  const mine = { title: 'A', longDescription: 'x', isActive: true, images: ['a'] }
  const theirs = { title: 'B', longDescription: 'y', isActive: false, images: ['a'] }
  expect(differences(mine, theirs)).toEqual(['title', 'long description', 'active'])
})
