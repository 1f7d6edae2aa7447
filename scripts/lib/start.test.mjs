import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isNewEnough } from './checkNode.mjs'
import { isTaken } from './checkPort.mjs'

test('supported Node versions are recognised', () => {
  expect(['20.9.0', '20.20.2', '22.0.0', '24.1.0'].every(isNewEnough)).toBe(true)
  expect(['18.20.0', '20.8.1', '4.0.0'].some(isNewEnough)).toBe(false)
})

test('a taken port is distinguished from a free one', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  expect(await isTaken(port, '127.0.0.1')).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await isTaken(port, '127.0.0.1')).toBe(false)
})

test.each(['start', 'build', 'dev', 'test', 'e2e', 'bench'])(
  'npm run %s loads in an empty clone, where no package is installed',
  (name) => {
    const clone = mkdtempSync(path.join(tmpdir(), 'frontdesk-clone-'))
    try {
      cpSync('scripts', path.join(clone, 'scripts'), { recursive: true })
      const script = readFileSync(path.join(clone, 'scripts', `${name}.mjs`), 'utf8')
      const parts = script.match(/(?<=from ')\.\/lib\/[^']+/g) ?? []
      const urls = parts.map((part) => pathToFileURL(path.join(clone, 'scripts', part)).href)
      const load = urls.map((url) => `await import(${JSON.stringify(url)})`).join('\n')
      expect(urls.length).toBeGreaterThan(0)
      execFileSync(process.execPath, ['--input-type=module', '--eval', load], { cwd: clone, stdio: 'pipe' })
    } finally {
      rmSync(clone, { recursive: true, force: true })
    }
  },
)
