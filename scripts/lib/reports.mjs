import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seconds } from './say.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const firstLine = (text) => text?.trim().split('\n')[0] ?? ''

/** The counts of a vitest run and the names of failed tests, from its JSON report. */
export function ofVitest(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults = [] } = read(file)
  // A file that can't be loaded has no tests that could fail.
  const failed = numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites))
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.basename(name)
    const tests = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && !tests.length) return [`${place}: ${firstLine(message)}`]
    return tests.map(
      ({ fullName, failureMessages }) => `${place} › ${fullName}: ${firstLine(failureMessages[0])}`,
    )
  })
  return { passed: numPassedTests, failed, names }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** How many tests are listed as the slowest. */
const listed = 15

/** The tests that took longest, one line each, with all of their attempts. */
function slowest(specs) {
  const timed = specs.flatMap(({ file, title, tests = [] }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return timed
    .sort((one, other) => other.ms - one.ms)
    .slice(0, listed)
    .map(({ name, ms }) => `${seconds(ms).padStart(8)}  ${name}`)
}

/** The counts of a Playwright run; a test that passed on its second attempt counts as passed. */
export function ofPlaywright(file) {
  const { stats, errors, suites = [] } = read(file)
  const specs = specsOf({ suites })
  const names = specs.filter(({ ok }) => !ok).map(({ file: place, title }) => `${place} › ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || errors.length,
    names: [...names, ...errors.map(({ message }) => firstLine(message))],
    slowest: slowest(specs),
  }
}
