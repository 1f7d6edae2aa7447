import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceHash } from './sourceHash.mjs'

let folder

function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-sources-'))
  write('src/site/home.tsx', 'home')
  write('next.config.mjs', 'config')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('unchanged sources need no new build', () => {
  expect(sourceHash(folder)).toBe(sourceHash(folder))
})

test.each([
  ['a change deep in the sources', () => write('src/site/home.tsx', 'other')],
  ['a new file', () => write('hooks/new.ts', '')],
  ['another package', () => write('package-lock.json', '{}')],
  ['a file gone', () => rmSync(path.join(folder, 'next.config.mjs'))],
  [
    'a file renamed',
    () => {
      rmSync(path.join(folder, 'src/site/home.tsx'))
      write('src/site/house.tsx', 'home')
    },
  ],
])('%s needs a new build', (_, change) => {
  const before = sourceHash(folder)
  change()
  expect(sourceHash(folder)).not.toBe(before)
})

test('tests, data, docs and demo content are not part of a build', () => {
  const before = sourceHash(folder)
  write('src/site/home.test.ts', '')
  write('data/frontdesk.db', '')
  write('README.md', '')
  write('demo/posts/one-big-server.html', '')
  expect(sourceHash(folder)).toBe(before)
})

test('a hash can include what else matters', () => {
  const before = sourceHash(folder, 'demo')
  write('demo/posts/one-big-server.html', '')
  expect(sourceHash(folder, 'demo')).not.toBe(before)
})
