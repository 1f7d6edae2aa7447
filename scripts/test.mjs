// npm test: everything that tells whether the product is whole, on a fresh clone too.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findAdvisories } from './lib/advisories.mjs'
import { checkNode } from './lib/checkNode.mjs'
import { getChromium } from './lib/chromium.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { getMongo } from './lib/mongo.mjs'
import { getNode, otherReleases } from './lib/nodes.mjs'
import { ofPlaywright, ofVitest } from './lib/reports.mjs'
import { run, runNode } from './lib/run.mjs'
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
let reportCount = 0

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

/** @param node the Node that runs it, by its path */
async function counted(args, report, read, { more = {}, node = process.execPath } = {}) {
  const { code } = await run(node, args, { env: { ...env, ...more } })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed, names } = read(report)
  if (failed || code === 0) return { passed, failed, names }
  return { passed, failed: 1, names: [...names, 'no test, but an error outside of them: see above'] }
}

function vitest(projects, node) {
  const report = path.join(reports, `vitest-${++reportCount}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const selection = projects.flatMap((project) => ['--project', project])
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...selection, ...reporters]
  return counted(args, report, ofVitest, { node })
}

/** What `npm run lint` does. */
async function lint() {
  const { code } = await run('npm', ['run', '--silent', 'lint'], { env })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Unit and integration tests on another release of Node, if npm can get it. */
async function onRelease(release) {
  const node = await getNode(release)
  if (node) return vitest(['unit', 'sqlite*'], node)
  say(`!!! NODE ${release} WAS NOT TESTED: npm could not get it. !!!`)
  return { passed: 0, failed: 0 }
}

/** New advisories come without any change of ours: they stop CI alone. */
async function advisories() {
  const found = await findAdvisories()
  if (!found) say('No registry answers questions about advisories here: the packages were not checked.')
  if (!found?.length) return { passed: found ? 1 : 0, failed: 0 }
  for (const line of found) say(line)
  say('Update these packages, or say in scripts/advisories.json why an advisory does not concern us.')
  return { passed: 0, failed: process.env.CI ? 1 : 0, names: found }
}

function playwright() {
  const report = path.join(reports, 'e2e.json')
  return counted(['node_modules/@playwright/test/cli.js', 'test'], report, ofPlaywright, {
    more: { E2E_REPORT: report },
  })
}

await step('Types', () => check('node_modules/typescript/bin/tsc', '--noEmit'))
await step('Lint', lint)
await step('Known advisories', advisories)
await step('Unit tests', () => vitest(['unit']))
await step('Integration tests on SQLite', () => vitest(['sqlite*']))
if (mongo.url) await step('Integration tests on MongoDB', () => vitest(['mongodb*']))
for (const release of otherReleases())
  await step(`Unit and integration tests on Node ${release}`, () => onRelease(release))
await step('Build', () => check('scripts/build.mjs'))
await step('End-to-end tests in Chromium', playwright)

await mongo.stop()
rmSync(reports, { recursive: true, force: true })
say('')
if (!mongo.url) say('!!! MONGODB WAS NOT TESTED: no server could be had. Set TEST_MONGODB_URL to one. !!!')
for (const failure of failures) say(failure)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
