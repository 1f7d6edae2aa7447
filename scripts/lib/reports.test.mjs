import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ofPlaywright, ofVitest } from './reports.mjs'

function report(content) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'frontdesk-report-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a run of vitest is counted; a file that cannot be loaded is a failure', () => {
  const counted = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1, success: false }
  expect(ofVitest(report(counted))).toEqual({ passed: 7, failed: 2 })
  expect(ofVitest(report({ ...counted, numFailedTests: 0 }))).toEqual({ passed: 7, failed: 1 })
})

test('a run of Playwright is counted; one that could not begin is a failure', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 0 }
  expect(ofPlaywright(report({ stats, errors: [] }))).toEqual({ passed: 6, failed: 0 })
  expect(ofPlaywright(report({ stats, errors: [{ message: 'no server' }] }))).toEqual({
    passed: 6,
    failed: 1,
  })
})
