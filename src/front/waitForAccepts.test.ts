import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForAccepts } from './waitForAccepts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function gated() {
  const server = new EventEmitter()
  const gate = waitForAccepts(server as Server)
  return {
    connect: () => server.emit('connection'),
    request() {
      const next = vi.fn()
      void gate({} as Request, {} as Response, next)
      return next
    },
  }
}

test('while nobody connects, requests pass at once', () => {
  expect(gated().request()).toHaveBeenCalledOnce()
})

test('requests wait for connections that come turn after turn, and pass in order', async () => {
  const { connect, request } = gated()
  connect()
  const first = request()
  await turn()
  connect()
  const second = request()
  await turn()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce())
  expect(first.mock.invocationCallOrder[0]).toBeLessThan(Number(second.mock.invocationCallOrder[0]))
  expect(request()).toHaveBeenCalledOnce()
})

test.each([
  ['500 turns', 0],
  ['two seconds, however long a turn takes', 100],
])('they wait for %s at most', async (_, length) => {
  const { connect, request } = gated()
  connect()
  const next = request()
  let turns = 0
  while (!next.mock.calls.length) {
    vi.advanceTimersByTime(length)
    connect()
    await turn()
    turns += 1
  }
  expect(turns).toBe(length ? 20 : 500)
})
