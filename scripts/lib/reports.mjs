import { readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What a run of vitest counted, of its JSON report. */
export function ofVitest(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = read(file)
  // A file that cannot be loaded has no tests that could fail.
  const failed = numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites))
  return { passed: numPassedTests, failed }
}

/** What a run of Playwright counted; a test that passed at a second try passed. */
export function ofPlaywright(file) {
  const { stats, errors } = read(file)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || errors.length }
}
