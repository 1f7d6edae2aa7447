import pino from 'pino'
import { expect, test, vi } from 'vitest'

const written: string[] = []
const stream = { write: (text: string) => void written.push(text), flushSync: () => {} }
const made = vi
  .spyOn(pino, 'destination')
  .mockReturnValue(stream as unknown as ReturnType<typeof pino.destination>)
// Another test may have loaded it.
vi.resetModules()
const { flushLog, log, logRequest } = await import('./requestLog')
made.mockRestore()

const lines = () => {
  flushLog()
  return written
    .splice(0)
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const request = (url: string) => ({ method: 'GET', url, address: '203.0.113.9' })

test('a request’s line is one of pino’s, without the query, and with the network of the address', () => {
  logRequest(request('/a"b?email=x'), { status: 200, id: 'an-id', duration: 1.6, cache: 'hit' })
  const fields = { id: 'an-id', method: 'GET', path: '/a"b', status: 200, ms: 2, address: '203.0.113.0' }
  log.info({ ...fields, cache: 'hit' }, 'request')
  const [ours, theirs] = lines().toSorted((one, other) => one.time - other.time)
  expect({ ...ours, time: 0 }).toEqual({ ...theirs, time: 0 })
  expect(Object.keys(ours)).toEqual(Object.keys(theirs))
})

test('failures are errors, files of the build are not worth a line', () => {
  logRequest(request('/'), { status: 503, id: 'one', duration: 0 })
  logRequest(request('/_next/static/a.js'), { status: 200, id: 'two', duration: 0 })
  expect(lines()).toMatchObject([{ level: 50, id: 'one', status: 503 }])
})

test('lines are written together, soon', () => {
  vi.useFakeTimers()
  for (const id of ['one', 'two']) logRequest(request('/'), { status: 200, id, duration: 0 })
  expect(written).toEqual([])
  vi.advanceTimersByTime(200)
  vi.useRealTimers()
  expect(written).toHaveLength(1)
  expect(lines()).toHaveLength(2)
})
