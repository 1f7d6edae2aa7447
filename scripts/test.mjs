// npm test: everything that tells whether the product is whole, on a fresh clone too.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkNode } from './lib/checkNode.mjs'
import { getChromium } from './lib/chromium.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { getMongo } from './lib/mongo.mjs'
import { ofPlaywright, ofVitest } from './lib/reports.mjs'
import { runNode } from './lib/run.mjs'
import { say, seconds } from './lib/say.mjs'

checkNode()
await installIfNeeded()

// The product's own settings are the tests' to make.
const { DATABASE_URL, PAYLOAD_SECRET, DATA_DIR, SITE_URL, HOST, PORT, NODE_ENV, ...env } = process.env
const mongo = await getMongo()
const chromium = await getChromium()
if (mongo.url) env.TEST_MONGODB_URL = mongo.url
if (chromium) env.CHROMIUM_PATH = chromium

const reports = mkdtempSync(path.join(tmpdir(), 'frontdesk-reports-'))
const total = { passed: 0, failed: 0 }
const failures = []

/** One step: says what it does, counts what it found, and leaves the next ones to run whatever it was. */
async function step(name, act) {
  say(`\n▶ ${name}`)
  const start = performance.now()
  const { passed, failed, names = [] } = await act()
  total.passed += passed
  total.failed += failed
  if (failed) failures.push(`Failed: ${[name, ...names].join('\n  ')}`)
  say(`${failed ? '✗' : '✓'} ${name}: ${seconds(performance.now() - start)}`)
}

/** A check without a count of its own is one. */
async function check(...args) {
  const { code } = await runNode(args, { env })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function counted(args, report, read, more = {}) {
  const { code } = await runNode(args, { env: { ...env, ...more } })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed, names } = read(report)
  return { passed, failed: failed || (code === 0 ? 0 : 1), names }
}

function vitest(project) {
  const report = path.join(reports, `${project.replace('*', '')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return counted(
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters],
    report,
    ofVitest,
  )
}

function playwright() {
  const report = path.join(reports, 'e2e.json')
  return counted(['node_modules/@playwright/test/cli.js', 'test'], report, ofPlaywright, {
    E2E_REPORT: report,
  })
}

await step('Types', () => check('node_modules/typescript/bin/tsc', '--noEmit'))
await step('Lint', () => check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'))
await step('Unit tests', () => vitest('unit'))
await step('Integration tests on SQLite', () => vitest('sqlite*'))
if (mongo.url) await step('Integration tests on MongoDB', () => vitest('mongodb*'))
await step('Build', () => check('scripts/build.mjs'))
await step('End-to-end tests in Chromium', playwright)

await mongo.stop()
rmSync(reports, { recursive: true, force: true })
say('')
if (!mongo.url) say('!!! MONGODB WAS NOT TESTED: no server could be had. Set TEST_MONGODB_URL to one. !!!')
for (const failure of failures) say(failure)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
