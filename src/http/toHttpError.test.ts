import { MongoServerSelectionError } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { invalid, toHttpError } from './toHttpError'

const req = { method: 'POST', pathname: '/api/leads', payload: { logger: { error() {} } } }
const answerTo = (error: unknown) => toHttpError(error, req as unknown as PayloadRequest)

test('an outage of the database is a 503 that says when to retry', () => {
  const away = new MongoServerSelectionError('connect ECONNREFUSED 10.0.0.7:27017', {} as never)
  for (const error of [away, new Error('Something failed', { cause: away })]) {
    const { status, message, headers } = answerTo(error)
    expect([status, headers['Retry-After']]).toEqual([503, '5'])
    expect(message).not.toContain('10.0.0.7')
  }
  expect(answerTo(new Error('anything else')).status).toBe(500)
})

test('a problem inside a field is reported with its full path', () => {
  const { error } = z
    .object({ social: z.array(z.object({ url: z.url() })) })
    .safeParse({ social: [{ url: '' }] })
  expect(error && invalid(error).errors).toMatchObject([{ path: 'social.0.url' }])
})
