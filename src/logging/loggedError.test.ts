import pino from 'pino'
import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../errors/DatabaseUnavailable'
import { loggedError } from './loggedError'
import { payloadLog } from './payloadLog'

const cause = Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' })
const failed = Object.assign(
  new Error('Failed query: insert into "lead" values (?, ?)\nparams: Asha Rao,our secret\n    at plan', {
    cause,
  }),
  { params: ['Asha Rao', 'our secret'] },
)

test('an error is logged with its stack and cause, without user input', () => {
  const told = loggedError(failed)
  expect(told).toMatchObject({
    message: 'Failed query: insert into "lead" values (?, ?)',
    stack: expect.stringContaining('loggedError.test.ts'),
    cause: { code: 'SQLITE_FULL', message: 'SQLITE_FULL: database or disk is full' },
  })
  expect(JSON.stringify(told)).not.toMatch(/Asha|secret|plan/)
})

test('a duplicate of MongoDB doesn’t reveal whose it is', () => {
  const message =
    'E11000 duplicate key error collection: x.users index: username_1 dup key: { username: "asha" }'
  const error = Object.assign(new Error(message), { code: 11000, keyValue: { username: 'asha' } })
  expect(JSON.stringify(loggedError(error))).not.toContain('asha')
})

test('the CMS logs in the same way, however it is given the error', () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const log = pino({ ...payloadLog, level: 'info' }, stream)
  log.error(failed)
  log.error({ err: failed, msg: failed.message })
  log.error({ err: failed }, failed.message)
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line).toContain('Failed query')
    expect(line).not.toMatch(/Asha|secret/)
  }
})

test('what an outage fails isn’t logged: the outage is', () => {
  const lines: string[] = []
  const log = pino({ ...payloadLog, level: 'info' }, { write: (line: string) => void lines.push(line) })
  log.error({ err: new DatabaseUnavailable(), msg: 'Could not run the jobs.' })
  // Payload's error of a job.
  log.error({ err: new Error(new DatabaseUnavailable().message), msg: 'Error running task 1. Attempt 1' })
  expect(lines).toEqual([])
})
