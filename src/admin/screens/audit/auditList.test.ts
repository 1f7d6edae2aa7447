import { expect, test } from 'vitest'
import { auditList, auditQuery } from './auditList'

const read = (query: string) => auditList.read(new URLSearchParams(query))

test('an address that makes no sense filters nothing', () => {
  expect(auditList.isFiltered(read('kind=x&action=y&from=soon&to=2026-13-45&page=-1'))).toBe(false)
})

test('a period includes both of its days, in the agency’s zone', () => {
  const { path } = auditQuery(read('kind=lead&from=2026-11-20&to=2026-11-21&page=2'))
  expect(Object.fromEntries(new URL(path, 'http://our.invalid').searchParams)).toEqual({
    kind: 'lead',
    from: '2026-11-19T18:30:00.000Z',
    until: '2026-11-21T18:30:00.000Z',
    limit: '24',
    page: '2',
  })
})
