import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sourceHash } from '../../../scripts/lib/sourceHash.mjs'
import { checkBuild } from './checkBuild'

const root = mkdtempSync(path.join(tmpdir(), 'frontdesk-build-'))
afterAll(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

test('a server needs a build of its own sources', () => {
  write('src/page.ts', 'one')
  expect(() => checkBuild(root)).toThrow('Frontdesk is not built yet')
  write('.next/BUILD_ID', 'id')
  expect(() => checkBuild(root)).toThrow('out of date')
  write('.next/frontdesk-sources', sourceHash(root))
  expect(() => checkBuild(root)).not.toThrow()
  write('src/page.ts', 'two')
  expect(() => checkBuild(root)).toThrow('out of date')
})
