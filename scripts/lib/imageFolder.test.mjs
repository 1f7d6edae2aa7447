import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeImageFolder } from './imageFolder.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'frontdesk-image-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

test.each(['missing/below', 'empty'])(
  'an image gets a folder that is %s, and the next one replaces it',
  (name) => {
    const folder = path.join(root, name)
    if (name === 'empty') mkdirSync(folder)
    makeImageFolder(folder)
    const made = readdirSync(folder)
    mkdirSync(path.join(folder, 'own'))
    writeFileSync(path.join(folder, 'own/file'), 'x')
    makeImageFolder(folder)
    expect(readdirSync(folder)).toEqual(made)
  },
)

test('a folder with other contents stays as it is', () => {
  const folder = path.join(root, 'other')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'notes'), 'x')
  expect(() => makeImageFolder(folder)).toThrow(`${folder} has contents that are not from npm run image.`)
  expect(readdirSync(folder)).toEqual(['notes'])
})

test('nor is a file replaced', () => {
  const file = path.join(root, 'file')
  writeFileSync(file, 'x')
  expect(() => makeImageFolder(file)).toThrow(`${file} is not a folder.`)
})
