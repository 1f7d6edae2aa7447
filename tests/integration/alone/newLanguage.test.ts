import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = process.cwd()
let copy: string
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'frontdesk-language-'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

const leftOut = new Set(['node_modules', '.git', '.next', 'data', 'dist', 'docs', 'demo', 'test-results'])

function copyProduct(): void {
  for (const name of readdirSync(root)) {
    if (!leftOut.has(name)) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
}

const inCopy = (file: string) => path.join(copy, file)

/** @throws with its output if it fails */
function run(...args: string[]): void {
  const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined }
  try {
    execFileSync(process.execPath, args, { cwd: copy, env, stdio: 'pipe', encoding: 'utf8' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

const vitest = 'node_modules/vitest/vitest.mjs'

/** Types and tests accept the words. */
function checkWords(): void {
  const only = { extends: './tsconfig.json', include: ['src/i18n/*.ts', 'src/domain/**/*.ts'] }
  writeFileSync(inCopy('tsconfig.language.json'), JSON.stringify(only))
  run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.language.json')
  run(vitest, 'run', '--project', 'unit', 'src/i18n', 'src/domain/locales', 'src/domain/pageTexts')
}

// CONTRIBUTING.md, “A language”, with Portuguese. The compiler and two test runs take minutes on a busy machine.
test('a language is a file of words and a line', { timeout: 300_000 }, () => {
  copyProduct()
  cpSync('tests/integration/alone/portugueseWords.ts', inCopy('src/i18n/pt.ts'))
  const languages = inCopy('src/domain/languages.json')
  const line = '  "pt": { "name": "Português", "territory": "pt_PT" }'
  writeFileSync(languages, readFileSync(languages, 'utf8').replace(/\n}\s*$/, `,\n${line}\n}\n`))
  run('scripts/words.mjs')

  const engine = process.env.TEST_DATABASE
  if (engine === 'sqlite') checkWords()
  cpSync('tests/integration/alone/portuguese.ts', inCopy('tests/integration/alone/portuguese.test.ts'))
  run(vitest, 'run', '--project', `${engine}-alone`, 'tests/integration/alone/portuguese.test.ts')
  expect(readFileSync(inCopy('src/i18n/words.ts'), 'utf8')).toContain("export { pt } from './pt'")
})
