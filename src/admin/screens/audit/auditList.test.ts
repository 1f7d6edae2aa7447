import { expect, test } from 'vitest'
import { isNarrowed, readAuditAddress, toQuery } from './auditList'

const read = (query: string) => readAuditAddress(new URLSearchParams(query))

test('what makes no sense in the address counts as not given', () => {
  const address = read('kind=x&action=y&from=soon&to=2026-13-45&page=-1')
  expect(isNarrowed(address)).toBe(false)
  expect(address.page).toBe(1)
})

test('a period holds both of its days, in the reader’s zone', () => {
  const query = toQuery(read('kind=lead&from=2026-11-20&to=2026-11-21&page=2'), 24)
  expect(Object.fromEntries(query)).toEqual({
    kind: 'lead',
    from: new Date(2026, 10, 20).toISOString(),
    until: new Date(2026, 10, 22).toISOString(),
    limit: '24',
    page: '2',
  })
})
