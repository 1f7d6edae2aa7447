import path from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from './sourceHash.mjs'

const folders = [
  'access',
  'collections',
  'demo',
  'deploy',
  'globals',
  'hooks',
  'public',
  'scripts',
  'src',
  'tests',
]

const withoutExtension = (file) => file.slice(0, -path.extname(file).length || undefined)

/** Files that an import of one of them may mean where case doesn't count, as on macOS and Windows. */
function ambiguous(files) {
  const spellings = new Map()
  for (const name of files.map(withoutExtension)) {
    const key = name.toLowerCase()
    spellings.set(key, new Set(spellings.get(key)).add(name))
  }
  return [...spellings.values()].filter(({ size }) => size > 1).flatMap((names) => [...names])
}

test('files whose names differ in case alone are found', () => {
  const files = ['src/List.tsx', 'src/list.test.ts', 'src/list.ts', 'src/lists.ts', 'other/list.ts']
  expect(ambiguous(files)).toEqual(['src/List', 'src/list'])
})

test('no two files have names that differ in case alone', () => {
  expect(ambiguous(folders.flatMap(filesUnder))).toEqual([])
})
