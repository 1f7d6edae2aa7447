import { expect, test } from 'vitest'
import { Counter, Gauge, Histogram, render } from './registry'

test('counters and gauges have a line for each set of labels', () => {
  const requests = new Counter<'route' | 'status'>('requests_total', 'Requests.')
  requests.add({ route: '/', status: '200' })
  requests.add({ route: '/', status: '200' })
  requests.add({ route: '/blog', status: '404' }, 3)
  const free = new Gauge('free_bytes', 'Free.')
  free.set({}, 5)
  free.set({}, 4)
  expect(render([requests, free])).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{route="/",status="200"} 2
requests_total{route="/blog",status="404"} 3
# HELP free_bytes Free.
# TYPE free_bytes gauge
free_bytes 4
`)
})

test('unknown values are left out', () => {
  const jobs = new Gauge<'task'>('jobs', 'Jobs.')
  jobs.set({ task: 'a' }, 1)
  jobs.set({ task: 'b' }, 2)
  jobs.set({ task: 'a' }, undefined)
  expect(jobs.lines()).toEqual(['jobs{task="b"} 2'])
  jobs.clear()
  expect(jobs.lines()).toEqual([])
})

test('the buckets of a histogram are cumulative', () => {
  const took = new Histogram<'route'>('took_seconds', 'Took.', [0.1, 1])
  for (const seconds of [0.0625, 0.1, 0.5, 7]) took.observe({ route: '/' }, seconds)
  expect(took.lines()).toEqual([
    'took_seconds_bucket{route="/",le="0.1"} 2',
    'took_seconds_bucket{route="/",le="1"} 3',
    'took_seconds_bucket{route="/",le="+Inf"} 4',
    'took_seconds_sum{route="/"} 7.6625',
    'took_seconds_count{route="/"} 4',
  ])
})

test('label values are escaped', () => {
  const info = new Gauge<'name'>('info', 'Info.')
  info.set({ name: 'a"b\\c\nd' }, 1)
  expect(info.lines()).toEqual(['info{name="a\\"b\\\\c\\nd"} 1'])
})
