import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sqliteFileOf, sqliteUrl } from './sqliteFile'

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'frontdesk-files-')))
const file = path.join(root, 'data', 'a.db')
mkdirSync(path.dirname(file))
writeFileSync(file, '')
symlinkSync('data', path.join(root, 'link'))
symlinkSync(file, path.join(root, 'b.db'))
symlinkSync(path.join('link', 'later.db'), path.join(root, 'c.db'))
symlinkSync('round.db', path.join(root, 'round.db'))
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  `file:${file}`,
  `file://${file}`,
  `FILE://localhost${file}`,
  `file:${root}/./link/../data//a.db`,
  `file:${root}/link/a%2Edb`,
  `file:${path.relative(process.cwd(), file)}`,
  `file:${root}/b.db`,
])('%s is the same file, whatever its URL', (url) => {
  expect(sqliteFileOf(url)).toBe(file)
})

test('a link to a missing file is followed, and a link to itself is not', () => {
  expect(sqliteFileOf(`file:${root}/c.db`)).toBe(path.join(root, 'data', 'later.db'))
  expect(sqliteFileOf(`file:${root}/link/new/d.db`)).toBe(path.join(root, 'data', 'new', 'd.db'))
  expect(sqliteFileOf(`file:${root}/round.db`)).toBe(path.join(root, 'round.db'))
})

test('a name with reserved characters survives a round trip', () => {
  const odd = path.join(root, 'a b%20c?d#e ü.db')
  expect(sqliteFileOf(sqliteUrl(odd))).toBe(odd)
})

test.each([
  ['file:a.db?mode=ro', /can't have \? or #/],
  ['file://server/a.db', /a file on this machine/],
  ['file:', /a file on this machine/],
  ['file:a%zz.db', /percent-encoded/],
])('%s is refused with a message', (url, why) => {
  expect(() => sqliteFileOf(url)).toThrow(why)
})
