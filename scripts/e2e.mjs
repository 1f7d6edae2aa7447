// npm run test:e2e [-- FILE…]: runs the tests in Chromium on the built product. Builds, and fetches Chromium, if
// necessary.
import { getChromium } from './lib/chromium.mjs'
import { runNode } from './lib/run.mjs'

const { code: built } = await runNode(['scripts/build.mjs'])
if (built) process.exit(built)
const env = { ...process.env, CHROMIUM_PATH: (await getChromium()) ?? '' }
const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]
const { code } = await runNode(args, { env })
process.exit(code)
