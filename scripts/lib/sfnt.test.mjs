import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTables, writeTables } from './sfnt.mjs'

test('a font that is written has the tables that were given', () => {
  const tables = new Map([
    ['name', Buffer.from([0, 0, 0, 0, 0, 6])],
    ['GPOS', Buffer.from([1, 2, 3])],
    ['head', Buffer.alloc(8, 7)],
  ])
  const font = writeTables(tables)
  expect(font.length % 4).toBe(0)
  const read = readTables(font)
  expect([...read.keys()]).toEqual(['GPOS', 'head', 'name'])
  for (const [tag, data] of tables) expect(read.get(tag)).toEqual(data)
})

test('every font that the stylesheet and the pages name is there', () => {
  const preloads = JSON.parse(readFileSync('src/fonts/preloads.json', 'utf8'))
  const named = [...readFileSync('src/fonts/faces.css', 'utf8').matchAll(/url\("(\/[^"]+)"/g)].map(
    ([, url]) => url,
  )
  expect(named).toEqual(expect.arrayContaining(preloads))
  for (const url of named) expect(existsSync(`public${url}`), url).toBe(true)
})
