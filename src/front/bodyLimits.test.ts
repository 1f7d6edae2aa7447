import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { database } from '../database/outage'
import { bridge } from '../runtime/bridge'
import { limitBodies } from './bodyLimits'

const app = express().use(limitBodies, (_req, res) => void res.end())
let base: string

beforeAll(async () => {
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => void server.close()
})

afterEach(() => {
  vi.restoreAllMocks()
  bridge.isLoggedIn = undefined
})

const send = async (path: string, bytes: number) =>
  (await fetch(base + path, { method: 'PUT', body: 'x'.repeat(bytes) })).status

test('a body of more than 100 kB is read from staff only', async () => {
  bridge.isLoggedIn = async () => false
  expect(await send('/api/admin/blog-posts/1', 90_000)).toBe(200)
  expect(await send('/api/admin/blog-posts/1', 110_000)).toBe(401)
  expect(await send('/api/leads', 110_000)).toBe(413)
  bridge.isLoggedIn = async () => true
  expect(await send('/api/admin/blog-posts/1', 110_000)).toBe(200)
  expect(await send('/api/admin/blog-posts/1', 5_100_000)).toBe(413)
})

test('while the database is down a large save is not taken for one by a stranger', async () => {
  vi.spyOn(database, 'isAway', 'get').mockReturnValue(true)
  bridge.isLoggedIn = async () => false
  expect(await send('/api/admin/blog-posts/1', 110_000)).toBe(503)
  bridge.isLoggedIn = () => Promise.reject(new Error('The connection was lost.'))
  expect(await send('/api/admin/blog-posts/1', 110_000)).toBe(503)
})
