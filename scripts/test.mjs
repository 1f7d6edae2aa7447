// npm test: checks the whole product, in a fresh clone too.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findAdvisories } from './lib/advisories.mjs'
import { checkNode } from './lib/checkNode.mjs'
import { getChromium } from './lib/chromium.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { getMongo } from './lib/mongo.mjs'
import { getNode, newerNode, testsNewerNode } from './lib/nodes.mjs'
import { ofPlaywright, ofVitest } from './lib/reports.mjs'
import { run } from './lib/run.mjs'
import { say, seconds } from './lib/say.mjs'
import { settingNames } from './lib/settingNames.mjs'

checkNode()
await installIfNeeded()

// The tests set the product's settings themselves.
const env = { ...process.env }
for (const name of [...settingNames(), 'NODE_ENV']) delete env[name]
const mongo = await getMongo()
const chromium = await getChromium()
const node = testsNewerNode() ? await getNode(newerNode) : undefined
if (mongo.url) env.TEST_MONGODB_URL = mongo.url
if (chromium) env.CHROMIUM_PATH = chromium

const reports = mkdtempSync(path.join(tmpdir(), 'frontdesk-reports-'))
const total = { passed: 0, failed: 0 }
const failures = []
const untested = [
  ...(mongo.url ? [] : ['MONGODB WAS NOT TESTED: no server available. Set TEST_MONGODB_URL.']),
  ...(testsNewerNode() && !node ? [`NODE ${newerNode} WAS NOT TESTED: npm could not get it.`] : []),
]
let reportCount = 0

/**
 * Runs a step and counts its results; later steps run regardless. Some run in parallel, so the output
 * of each is printed when it ends.
 */
async function step({ name, act }) {
  say(`▶ ${name}`)
  const start = performance.now()
  const { passed, failed, names = [], slowest = [], output = '' } = await act()
  total.passed += passed
  total.failed += failed
  if (failed) failures.push(`Failed: ${[name, ...names].join('\n  ')}`)
  if (slowest.length) say(`The slowest were:\n${slowest.join('\n')}`)
  say(`${output.trimEnd()}\n${failed ? '✗' : '✓'} ${name}: ${seconds(performance.now() - start)}\n`)
}

async function inTurn(steps) {
  for (const each of steps) await step(each)
}

/** A check without a count of its own counts as one. */
async function check(command, args) {
  const { code, output } = await run(command, args, { env, quiet: true })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

/** @param node the path of the Node to run it with */
async function counted(args, report, read, { more = {}, node = process.execPath } = {}) {
  const { code, output } = await run(node, args, { env: { ...env, ...more }, quiet: true })
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const { passed, failed, names, slowest } = read(report)
  if (failed || code === 0) return { passed, failed, names, slowest, output }
  return { passed, failed: 1, names: [...names, 'no test, but an error outside of them: see above'], output }
}

function vitest(projects, { node, workers = '100%' } = {}) {
  const report = path.join(reports, `vitest-${++reportCount}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const selection = projects.flatMap((project) => ['--project', project])
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...selection,
    ...reporters,
    `--maxWorkers=${workers}`,
  ]
  return counted(args, report, ofVitest, { node })
}

/** New advisories appear without any change of ours, so they only fail CI. */
async function advisories() {
  const found = await findAdvisories()
  if (!found) say('The registry did not answer: packages were not checked for advisories.')
  if (!found?.length) return { passed: found ? 1 : 0, failed: 0 }
  for (const line of found) say(line)
  say('Update these packages, or explain in scripts/advisories.json why an advisory does not apply.')
  return { passed: 0, failed: process.env.CI ? 1 : 0, names: found }
}

function playwright() {
  const report = path.join(reports, 'e2e.json')
  return counted(['node_modules/@playwright/test/cli.js', 'test'], report, ofPlaywright, {
    more: { E2E_REPORT: report },
  })
}

/** Tests each Node and each database, but not every combination (decision 040). */
function onOtherNodeOrDatabase() {
  if (!node && !mongo.url) return []
  const projects = [...(node ? ['unit'] : []), mongo.url ? 'mongodb*' : 'sqlite*']
  const places = [...(mongo.url ? ['MongoDB'] : []), ...(node ? [`Node ${newerNode}`] : [])]
  const tests = node ? 'Unit and integration tests' : 'Integration tests'
  return [{ name: `${tests} on ${places.join(' and ')}`, act: () => vitest(projects, { node }) }]
}

const start = performance.now()
await Promise.all([
  inTurn([
    // Before the build, which generates its own types.
    { name: 'Types', act: () => check('npm', ['run', '--silent', 'typecheck']) },
    { name: 'Build', act: () => check(process.execPath, ['scripts/build.mjs']) },
  ]),
  inTurn([
    { name: 'Lint', act: () => check('npm', ['run', '--silent', 'lint']) },
    { name: 'Known advisories', act: advisories },
    { name: 'Unit tests', act: () => vitest(['unit'], { workers: '50%' }) },
  ]),
])
// Each of these uses the whole machine: run in parallel they take longer, and time out.
await inTurn([
  { name: 'Integration tests on SQLite', act: () => vitest(['sqlite*']) },
  ...onOtherNodeOrDatabase(),
  { name: 'End-to-end tests in Chromium', act: playwright },
])

await mongo.stop()
rmSync(reports, { recursive: true, force: true })
say(`All: ${seconds(performance.now() - start)}`)
for (const line of untested) say(`!!! ${line} !!!`)
for (const failure of failures) say(failure)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
