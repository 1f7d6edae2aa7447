import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neededNode } from './checkNode.mjs'
import { newerNode, testsNewerNode } from './nodes.mjs'

test('the release that runs the tests is not tested twice', () => {
  expect(testsNewerNode('20.9.0')).toBe(true)
  expect(testsNewerNode('24.11.1')).toBe(false)
})

const read = (file) => readFileSync(file, 'utf8')

test('the image and .nvmrc name the same release of Node, and it is tested', () => {
  const release = Number(read('.nvmrc'))
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, number]) => Number(number))
  expect(images).toEqual([release, release])
  expect(release).toBe(newerNode)
})

test('docs name the Node version required by package.json', () => {
  for (const file of ['README.md', 'docs/operations.md', 'docs/decisions/040-node-and-advisories.md']) {
    expect(read(file), file).toContain(`Node ${neededNode()} `)
  }
})

test('the types are those of the oldest release that runs it', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  expect(devDependencies['@types/node'].split('.')[0]).toBe(neededNode().split('.')[0])
})

test('compose builds the version in package.json', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(read('compose.yaml')).toContain(`image: frontdesk:\${FRONTDESK_VERSION:-${version}}`)
})
