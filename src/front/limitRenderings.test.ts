import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import { addressHeader } from '../rate-limit/visitor'
import { limitRenderings } from './limitRenderings'

const limit = limitRenderings((_req, _res, next) => next())
const started: string[] = []
const responses: FakeResponse[] = []

class FakeResponse extends EventEmitter {
  closed = false
  writableNeedDrain = false
  /** As when all of it was written. */
  end() {
    this.emit('prefinish')
    this.close()
  }
  close() {
    this.closed = true
    this.emit('close')
  }
}

function ask(path: string, visitor = 'one'): FakeResponse {
  const res = new FakeResponse()
  responses.push(res)
  const req = { path, headers: { [addressHeader]: visitor } } as unknown as Request
  limit(req, res as unknown as Response, () => started.push(path))
  return res
}

/** Places are passed on between turns of the event loop. */
async function settle() {
  for (let turn = 0; turn < 4; turn += 1) await nextTurn()
}

afterEach(async () => {
  for (const res of responses.splice(0)) res.end()
  await settle()
  started.length = 0
  vi.useRealTimers()
})

test('a visitor gets four renderings at once, and the others in turn', async () => {
  const [first] = ['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => ask(path))
  await settle()
  expect(started).toEqual(['/1', '/2', '/3', '/4'])
  first?.end()
  await settle()
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/5'])
})

test('visitors don’t wait for what another one asks for, up to eight renderings of all', async () => {
  for (const visitor of ['one', 'two', 'three']) for (let n = 0; n < 9; n += 1) ask(`/${visitor}`, visitor)
  await settle()
  expect(started).toEqual([...Array(4).fill('/one'), ...Array(4).fill('/two')])
  for (const res of responses.splice(0, 4)) res.end()
  await settle()
  expect(started.slice(8)).toContain('/three')
})

test('who leaves while waiting is not rendered', async () => {
  const [first] = ['/1', '/2', '/3', '/4'].map((path) => ask(path))
  await settle()
  ask('/left').close()
  ask('/last')
  first?.end()
  await settle()
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/last'])
})

test('a response that only waits for a slow client gives its place up, and so does one that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const [first] = ['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => ask(path))
  vi.advanceTimersByTime(5000)
  await settle()
  expect(started).not.toContain('/5')
  if (first) first.writableNeedDrain = true
  vi.advanceTimersByTime(1000)
  await settle()
  expect(started).toContain('/5')
  expect(started).not.toContain('/6')
  vi.advanceTimersByTime(30_000)
  await settle()
  expect(started).toContain('/6')
})

test('endpoints and files wait for no page', async () => {
  for (const path of ['/1', '/2', '/3', '/4', '/api/leads', '/_next/static/a.js', '/robots.txt']) ask(path)
  await settle()
  expect(started).toEqual(expect.arrayContaining(['/api/leads', '/_next/static/a.js']))
})
