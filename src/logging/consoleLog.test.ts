import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logConsole } from './consoleLog'
import { loggedError } from './loggedError'
import { requestContext } from './requestContext'

/** As Next and libraries print. */
const printer = console
const { error, warn } = printer
let lines: Record<string, unknown>[]

beforeEach(() => {
  lines = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  logConsole(pino({ level: 'info', serializers: { err: loggedError } }, { write }))
})
afterEach(() => void Object.assign(printer, { error, warn }))

const loggedLines = () => lines.map(({ level, id, msg }) => ({ level, id, msg }))

test('what Next prints is a JSON line with the request’s id', () => {
  requestContext.run({ id: 'first' }, () => {
    printer.error('\u001b[31m⨯\u001b[39m', new Error('away\nparams: Asha, asha@example.com'))
    printer.warn('an %s', 'advice')
  })
  expect(loggedLines()).toEqual([
    { level: 50, id: 'first', msg: '⨯' },
    { level: 40, id: 'first', msg: 'an advice' },
  ])
  expect(lines[0]).toMatchObject({ err: { message: 'away' } })
  expect(JSON.stringify(lines)).not.toContain('asha@')
})

test('each failed request is logged once', async () => {
  for (const id of ['first', 'second']) {
    await requestContext.run({ id }, async () => {
      for (const part of ['page', 'metadata', 'layout']) {
        await Promise.resolve()
        printer.error(new Error(part))
      }
    })
  }
  expect(loggedLines()).toEqual([
    { level: 50, id: 'first', msg: 'page' },
    { level: 50, id: 'second', msg: 'page' },
  ])
})

test('output outside of requests is always logged', () => {
  printer.error(new Error('one'))
  printer.error('two')
  expect(loggedLines().map(({ msg }) => msg)).toEqual(['one', 'two'])
})
