// npm run image:check: runs the product and some of its tests from the image's files only.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getChromium } from './lib/chromium.mjs'
import { runNode } from './lib/run.mjs'
import { fail, say } from './lib/say.mjs'

/** Together they need most of it: commands, pages, social images, forms, email, images, the editor, backups. */
const specs = ['commands', 'ogImages', 'inquiry', 'metrics', 'admin-media', 'admin-system', 'publishing']

// Outside this folder; otherwise Node would find our own node_modules.
const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-image-'))
const layers = path.join(folder, 'layers')
const root = path.join(folder, 'app')

async function check() {
  const { code: made } = await runNode(['scripts/image.mjs', layers])
  if (made !== 0) return made
  for (const layer of ['packages', 'build', 'own']) {
    cpSync(path.join(layers, layer), root, { recursive: true, verbatimSymlinks: true })
  }
  const env = { ...process.env, PRODUCT_ROOT: root, CHROMIUM_PATH: (await getChromium()) ?? '' }
  const files = specs.map((name) => `tests/e2e/${name}.spec.ts`)
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...files], { env })
  return code
}

const code = await check()
rmSync(folder, { recursive: true, force: true })
if (code !== 0) fail('The image is missing files that the product needs. See above.')
say("The product runs from the image's files.")
