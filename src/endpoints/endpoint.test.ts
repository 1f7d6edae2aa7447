import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { originalLocale } from '../domain/locales'
import { endpoint } from './endpoint'

/** As MongoDB's driver reports a write conflict. */
const conflict = Object.assign(new Error('Write conflict.'), {
  hasErrorLabel: (label: string) => label === 'TransientTransactionError',
})

test('a second attempt reads in the original language again', async () => {
  const locales: unknown[] = []
  const { handler } = endpoint({
    method: 'get',
    path: '/locale',
    async handle({ req }) {
      locales.push(req.locale)
      req.locale = 'de'
      if (locales.length === 1) throw conflict
      return {}
    },
  })
  const req = { searchParams: new URLSearchParams(), user: null } as unknown as PayloadRequest
  expect((await handler(req)).status).toBe(200)
  expect(locales).toEqual([originalLocale, originalLocale])
})
