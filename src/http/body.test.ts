import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readJson } from './body'
import { setBufferedBody } from './bufferedBody'

const sent = '{"name":"Zoë"}'
const headers = { 'content-type': 'application/json' }

/** A request as endpoints get it, with or without its body beside it. */
function requestOf(body: string, isHeld: boolean): PayloadRequest {
  const request = new Request('http://localhost/api/leads', { method: 'POST', headers, body })
  if (isHeld) setBufferedBody(request, Buffer.from(body))
  return request as PayloadRequest
}

test.each([true, false])('a JSON body is read, held: %s', async (isHeld) => {
  expect(await readJson(requestOf(sent, isHeld))).toEqual({ name: 'Zoë' })
})

test('a held body needs no stream', async () => {
  const request = requestOf(sent, true)
  await readJson(request)
  expect(request.bodyUsed).toBe(false)
})

test.each([true, false])('a body that is too large or malformed is refused, held: %s', async (isHeld) => {
  await expect(readJson(requestOf(sent, isHeld), 5)).rejects.toMatchObject({ status: 413 })
  await expect(readJson(requestOf('{"name"', isHeld))).rejects.toMatchObject({ status: 400 })
})
