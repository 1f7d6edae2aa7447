import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterEach, expect, test } from 'vitest'
import { forbidden, layers } from '../../.dependency-cruiser.mjs'

let folder
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }))

/** The names of the rules that these files break. */
async function broken(files) {
  folder = mkdtempSync(path.join(tmpdir(), 'layers-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const options = { baseDir: folder, validate: true, ruleSet: { forbidden }, tsPreCompilationDeps: true }
  const { output } = await cruise(Object.keys(files), options)
  return output.summary.violations.map(({ rule }) => rule.name)
}

test('a file may import from its own layer and from lower ones', async () => {
  const files = {
    'src/domain/money.ts': 'export const money = 1',
    'src/content/prices.ts': "export { money } from '../domain/money'",
    'src/content/offers.ts': "export { money } from './prices'",
  }
  expect(await broken(files)).toEqual([])
})

test.each([
  ['src/domain/money.ts', 'src/content/prices.ts'],
  ['src/content/prices.ts', 'src/endpoints/prices.ts'],
  ['src/ops/backup.ts', 'src/front/serve.ts'],
  ['hooks/fillSlug.ts', 'collections/Page.ts'],
  ['src/site/Header.tsx', 'src/admin/Nav.tsx'],
  ['src/admin/Nav.tsx', 'src/site/Header.tsx'],
  ['collections/Page.ts', 'payload.config.ts'],
])('%s must not import %s, not even a type', async (from, to) => {
  let way = path.posix.relative(path.posix.dirname(from), to.replace(/\.tsx?$/, ''))
  if (!way.startsWith('.')) way = `./${way}`
  const files = {
    [from]: `import type { Thing } from '${way}'\nexport type Other = Thing`,
    [to]: 'export type Thing = 1',
  }
  expect(await broken(files)).not.toEqual([])
})

test('circular imports are refused', async () => {
  const files = {
    'src/domain/a.ts': "import { b } from './b'\nexport const a = () => b",
    'src/domain/b.ts': "import { a } from './a'\nexport const b = () => a",
  }
  expect(await broken(files)).toContain('no-circular')
})

test('every folder is in the list of layers', () => {
  const listed = layers.flat()
  const folders = readdirSync('src').map((name) => `src/${name}`)
  expect(folders.filter((name) => !/\.test\.tsx?$/.test(name) && !listed.includes(name))).toEqual([])
})
