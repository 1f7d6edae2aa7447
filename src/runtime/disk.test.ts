import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFailure } from './disk'

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a writable folder is fine, and left as it was', async () => {
  expect(await writeFailure(folder)).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['ENOSPC', /is full/],
  ['EROFS', /is read-only/],
])('a disk that answers %s is reported in a sentence', async (code, sentence) => {
  const write = () => Promise.reject(Object.assign(new Error(code), { code }))
  expect(await writeFailure(folder, write)).toMatch(sentence)
})

test('a path that isn’t a folder is reported too', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(await writeFailure(file)).toMatch(/cannot be written to \(ENOTDIR\)/)
})
