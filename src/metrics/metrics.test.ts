import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inquiryKinds, limits, metrics } from './metrics'

const all = Object.values(metrics)
/** A histogram is three series. */
const series = all.flatMap(({ name, type }) =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
)
const read = (file: string) => readFileSync(file, 'utf8')
const named = (text: string) => [...new Set(text.match(/\b(?:frontdesk|process|nodejs)_[a-z_]+/g))].toSorted()

test('the docs list exactly the existing metrics', () => {
  const rows = [...read('docs/metrics.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(all.map(({ name }) => name))
})

test.each([
  ['refusals', limits],
  ['inquiries', inquiryKinds],
])('the docs list the values of %s', (metric, values) => {
  const row = read('docs/metrics.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`${metrics[metric as 'refusals'].name}\` |`))
  for (const value of values) expect(row).toContain(`\`${value}\``)
})

test.each(['deploy/prometheus-rules.yml', 'deploy/grafana-dashboard.json'])(
  '%s only queries existing metrics',
  (file) => {
    const used = named(read(file))
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !series.includes(name))).toEqual([])
  },
)

test('every metric is on the dashboard or in an alert', () => {
  const used = [
    ...named(read('deploy/prometheus-rules.yml')),
    ...named(read('deploy/grafana-dashboard.json')),
  ]
  const unused = all.filter(({ name }) => !used.some((one) => one.startsWith(name)))
  expect(unused).toEqual([])
})

test('the labels in docs, dashboard and alerts exist', () => {
  const documented = new Set(
    [...read('docs/metrics.md').matchAll(/^\| `\w+` \| (.*?) \| /gm)].flatMap(([, cell = '']) =>
      [...cell.replace(/\(.*?\)/g, '').matchAll(/`(\w+)`/g)].map(([, label]) => label),
    ),
  )
  const grouped = [read('deploy/prometheus-rules.yml'), read('deploy/grafana-dashboard.json')]
    .flatMap((text) => [...text.matchAll(/\bby \(([\w, ]+)\)/g)])
    .flatMap(([, labels = '']) => labels.split(', '))
  for (const label of grouped) expect([...documented, 'instance', 'le']).toContain(label)
})

test('names follow the conventions: counters end in _total, units are seconds and bytes', () => {
  for (const { name, type, help } of all) {
    expect(name.endsWith('_total')).toBe(type === 'counter')
    expect(help).toMatch(/\.$/)
    expect(name).not.toMatch(/_(?:ms|milliseconds|kb|mb)\b/)
  }
})
