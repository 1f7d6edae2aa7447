import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { otherReleases, testedReleases } from './nodes.mjs'

test('the release that runs the tests is not tested twice', () => {
  expect(otherReleases([22, 24], '20.9.0')).toEqual([22, 24])
  expect(otherReleases([22, 24], '24.11.1')).toEqual([22])
})

const read = (file) => readFileSync(file, 'utf8')

test('the image and .nvmrc name one release of Node, which is tested', () => {
  const release = Number(read('.nvmrc'))
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, number]) => Number(number))
  expect(images).toEqual([release, release])
  expect(testedReleases).toContain(release)
})

test('compose builds the version that package.json names', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(read('compose.yaml')).toContain(`image: frontdesk:\${FRONTDESK_VERSION:-${version}}`)
})
