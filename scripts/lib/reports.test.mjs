import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ofPlaywright, ofVitest } from './reports.mjs'

function report(content) {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a vitest run is counted and its failures are named, with a file that cannot be loaded as one', () => {
  const counted = { numPassedTests: 7, numFailedTests: 1, numFailedTestSuites: 1, success: false }
  const failure = { status: 'failed', fullName: 'money is exact', failureMessages: ['not 3\n at …'] }
  const assertionResults = [failure, { status: 'passed', fullName: 'more', failureMessages: [] }]
  const testResults = [{ name: '/x/money.test.ts', status: 'failed', message: '', assertionResults }]
  expect(ofVitest(report({ ...counted, testResults }))).toEqual({
    passed: 7,
    failed: 1,
    names: ['money.test.ts › money is exact: not 3'],
  })
  const broken = [
    { name: '/x/a.test.ts', status: 'failed', message: 'no such module\n', assertionResults: [] },
  ]
  expect(ofVitest(report({ ...counted, numFailedTests: 0, testResults: broken }))).toEqual({
    passed: 7,
    failed: 1,
    names: ['a.test.ts: no such module'],
  })
})

test('a Playwright run is counted and its failures are named, with one that could not start as one', () => {
  const specs = [
    { ok: true, file: 'a.spec.ts', title: 'fine' },
    { ok: false, file: 'a.spec.ts', title: 'sad' },
  ]
  const suites = [{ suites: [{ specs }] }]
  const stats = { expected: 5, flaky: 1, unexpected: 1 }
  expect(ofPlaywright(report({ stats, suites, errors: [] }))).toEqual({
    passed: 6,
    failed: 1,
    names: ['a.spec.ts › sad'],
    slowest: [],
  })
  expect(
    ofPlaywright(report({ stats: { ...stats, unexpected: 0 }, errors: [{ message: 'no server' }] })),
  ).toEqual({
    passed: 6,
    failed: 1,
    names: ['no server'],
    slowest: [],
  })
})

test('the slowest tests of a Playwright run are listed, each with all of its attempts', () => {
  const spec = (title, ...durations) => ({
    ok: true,
    file: 'a.spec.ts',
    title,
    tests: [{ projectName: 'sqlite', results: durations.map((duration) => ({ duration })) }],
  })
  const quick = Array.from({ length: 20 }, (_, n) => spec(`quick ${n}`, n))
  const suites = [
    { specs: [spec('long', 30_000)], suites: [{ specs: [spec('again', 31_000, 80_400)] }] },
    { specs: quick },
  ]
  const { slowest } = ofPlaywright(report({ stats: {}, suites, errors: [] }))
  expect(slowest).toHaveLength(15)
  expect(slowest.slice(0, 3)).toEqual([
    ' 111.4 s  a.spec.ts › again (sqlite)',
    '  30.0 s  a.spec.ts › long (sqlite)',
    '   0.0 s  a.spec.ts › quick 19 (sqlite)',
  ])
})
