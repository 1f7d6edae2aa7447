import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import { requestContext } from '../logging/requestContext'
import { contentChanged, register } from '../runtime/contentChanged'
import { deferInvalidation } from './deferInvalidation'

let server: Server
/** Each lets visitors see a change. */
let shows: (() => void)[] = []
const renew = vi.fn(() => new Promise<void>((resolve) => shows.push(resolve)))

afterEach(() => {
  register.renew = undefined
  renew.mockClear()
  shows = []
  server.closeAllConnections()
  server.close()
})

async function serve(answer: RequestHandler): Promise<string> {
  register.renew = renew
  const inContext: RequestHandler = (_req, _res, next) => requestContext.run({ id: 'one' }, next)
  server = createServer(express().use(inContext, deferInvalidation, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the answer to a change waits, headers and all, until visitors are shown it', async () => {
  const url = await serve((_req, res) => {
    contentChanged()
    contentChanged()
    res.status(201).write('sa')
    res.end('ved')
  })
  let isAnswered = false
  const answer = fetch(url, { method: 'POST' }).then((response) => {
    isAnswered = true
    return response
  })
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce())
  expect(isAnswered).toBe(false)
  shows[0]?.()
  expect([(await answer).status, await (await answer).text()]).toEqual([201, 'saved'])
  expect(renew).toHaveBeenCalledOnce()
})

test('it waits for what is changed after its first words, too', async () => {
  const url = await serve((_req, res) => {
    contentChanged()
    res.write('sa')
    contentChanged()
    res.end('ved')
  })
  let isAnswered = false
  const answer = fetch(url, { method: 'POST' }).then((response) => {
    isAnswered = true
    return response.text()
  })
  await vi.waitFor(() => expect(shows).toHaveLength(2))
  shows[0]?.()
  await new Promise((resolve) => setImmediate(resolve))
  const other = await (await fetch(url)).text().catch(() => '')
  expect([other, isAnswered]).toEqual(['saved', false])
  shows[1]?.()
  expect(await answer).toBe('saved')
})

test('other answers don’t wait', async () => {
  const url = await serve((_req, res) => void res.send('as before'))
  expect(await (await fetch(url, { method: 'POST' })).text()).toBe('as before')
  expect(await (await fetch(url)).text()).toBe('as before')
  expect(renew).not.toHaveBeenCalled()
})

test('a change during a read shows at once', async () => {
  const url = await serve((_req, res) => {
    contentChanged()
    res.send('read')
  })
  expect(await (await fetch(url)).text()).toBe('read')
  expect(renew).toHaveBeenCalledOnce()
})

test('a change whose client breaks off shows all the same', async () => {
  const leaving = new AbortController()
  const url = await serve(() => {
    contentChanged()
    leaving.abort()
  })
  await expect(fetch(url, { method: 'POST', signal: leaving.signal })).rejects.toThrow('aborted')
  await vi.waitFor(() => expect(renew).toHaveBeenCalled())
})
