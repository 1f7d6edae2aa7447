import { expect, test } from 'vitest'
import { otherReleases } from './nodes.mjs'

test('the release that runs the tests is not tested twice', () => {
  expect(otherReleases([22, 24], '20.9.0')).toEqual([22, 24])
  expect(otherReleases([22, 24], '24.11.1')).toEqual([22])
})
