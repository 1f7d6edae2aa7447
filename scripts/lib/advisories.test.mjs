import { expect, test } from 'vitest'
import { seriousAdvisories } from './advisories.mjs'

const advisory = (name, severity, id) => ({
  source: 1,
  name,
  severity,
  title: `${name} breaks`,
  url: `https://github.com/advisories/${id}`,
})

const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    bad: { via: [advisory('bad', 'high', 'GHSA-1'), advisory('bad', 'moderate', 'GHSA-2')] },
    worse: { via: [advisory('worse', 'critical', 'GHSA-3'), 'bad'] },
    parent: { via: ['bad', 'worse'] },
    known: { via: [advisory('known', 'critical', 'GHSA-4')] },
  },
}

test('high and critical advisories are reported, except accepted ones', () => {
  expect(seriousAdvisories(report, { 'GHSA-4': 'Only its command line is concerned.' })).toEqual([
    'bad: bad breaks (high, GHSA-1)',
    'worse: worse breaks (critical, GHSA-3)',
  ])
  expect(seriousAdvisories({ auditReportVersion: 2, vulnerabilities: {} })).toEqual([])
})

test('an unreachable registry is not mistaken for a clean report', () => {
  for (const answer of [undefined, { message: '405 Method Not Allowed', error: { summary: '' } }])
    expect(seriousAdvisories(answer)).toBeUndefined()
})
