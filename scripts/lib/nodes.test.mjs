import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newerNode, testsNewerNode } from './nodes.mjs'

test('the release that runs the tests is not tested twice', () => {
  expect(testsNewerNode('20.9.0')).toBe(true)
  expect(testsNewerNode('24.11.1')).toBe(false)
})

const read = (file) => readFileSync(file, 'utf8')

test('the image and .nvmrc name one release of Node, which is tested', () => {
  const release = Number(read('.nvmrc'))
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, number]) => Number(number))
  expect(images).toEqual([release, release])
  expect(release).toBe(newerNode)
})

test('compose builds the version that package.json names', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(read('compose.yaml')).toContain(`image: frontdesk:\${FRONTDESK_VERSION:-${version}}`)
})
