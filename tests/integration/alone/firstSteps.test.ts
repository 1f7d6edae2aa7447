import { expect, test } from 'vitest'
import { firstSteps } from '@/content/firstSteps'
import { call, signedIn } from '../api'

test('each of a new site’s first steps is done by itself, and the list goes when all are', async () => {
  const { token } = await signedIn('admin')
  const steps = { contact: false, texts: false, offer: false }
  expect(await firstSteps()).toEqual(steps)

  /** Saves something with changes. */
  async function change(path: string, changes: object) {
    const { body } = await call('GET', path, { token })
    const changed = { ...(body.texts ?? body), ...changes }
    expect((await call('PUT', path, { token, body: changed })).status).toBe(200)
  }
  await change('/api/admin/settings', { email: 'hello@tidewater.example' })
  expect(await firstSteps()).toEqual(steps)
  const contact = { siteName: 'Tidewater', phone: '+91 80 1234 5678', whatsappNumber: '+91 80 1234 5678' }
  await change('/api/admin/settings', contact)
  expect(await firstSteps()).toEqual({ ...steps, contact: true })

  await change('/api/admin/pages/about', {})
  await change('/api/admin/pages/home', { heading: 'Software for harbours' })
  expect(await firstSteps()).toEqual({ ...steps, contact: true })
  await change('/api/admin/pages/about?status=draft', { heading: 'We grew up at sea' })
  expect(await firstSteps()).toEqual({ ...steps, contact: true })
  await change('/api/admin/pages/about', { heading: 'We grew up at sea' })
  expect(await firstSteps()).toEqual({ ...steps, contact: true })
  await change('/api/admin/pages/agency', {})
  expect(await firstSteps()).toEqual({ ...steps, contact: true, texts: true })

  const service = { title: 'Apps', description: 'For phones.', price: '₹1L', isActive: false }
  const { body } = await call('POST', '/api/admin/services', { token, body: service })
  expect(await firstSteps()).toMatchObject({ offer: false })
  await change(`/api/admin/services/${body.id}`, { isActive: true })
  expect(await firstSteps()).toBeNull()
})
