import { expect, test } from 'vitest'
import { cms } from '../../src/content/payload'
import { whatsappContexts } from '../../src/domain/whatsapp'
import { call } from './api'

test('everybody may read the settings, and keep them for five minutes', async () => {
  const { status, body, headers } = await call('GET', '/api/settings')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  expect(body).toMatchObject({
    siteName: 'Kitewing',
    location: 'Remote & On-site',
    analyticsId: null,
    analyticsConsent: true,
  })
  expect(Object.keys(body.whatsappTexts)).toEqual(whatsappContexts.map(({ name }) => name))
})

test('a changed setting shows at once', async () => {
  const payload = await cms()
  await payload.updateGlobal({ slug: 'site-settings', data: { phone: '+91 80 1234 5678' } })
  expect((await call('GET', '/api/settings')).body.phone).toBe('+91 80 1234 5678')
})
