import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { GET as securityFile } from '@/app/security.txt/route'
import { whatsappContexts } from '@/domain/whatsapp'
import { addressHeader } from '@/rate-limit/visitor'
import { pageContext } from '@/site/page'
import { api, blogPost, call, signedIn, unique } from '../api'
import { getCms } from '../cms'

test('anyone may read the settings, and cache them for five minutes', async () => {
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

test('stored texts state their language on pages in another one', async () => {
  const payload = await getCms()
  const langOn = async (locale: string) => (await pageContext(Promise.resolve({ locale }))).contentLang
  expect([await langOn('en'), await langOn('es')]).toEqual([undefined, 'en'])
  await payload.updateGlobal({ slug: 'site-settings', data: { contentLanguage: 'es' } })
  expect([await langOn('en'), await langOn('es')]).toEqual(['es', undefined])
  await payload.updateGlobal({ slug: 'site-settings', data: { contentLanguage: 'en' } })
})

test('a form without scripts in a language that was turned off leads to a page in the originals’', async () => {
  const payload = await getCms()
  const answer = async () =>
    (
      await api(
        new Request('http://localhost:3000/api/leads/form', {
          method: 'POST',
          headers: { [addressHeader]: randomUUID(), 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ locale: 'de' }),
        }),
      )
    ).headers.get('location')
  expect(await answer()).toMatch(/^\/de\/inquiry/)
  await payload.updateGlobal({ slug: 'site-settings', data: { languages: ['en', 'fr'] } })
  expect(await answer()).toMatch(/^\/inquiry/)
  await payload.updateGlobal({ slug: 'site-settings', data: { languages: [] } })
})

test('a changed setting shows at once', async () => {
  const payload = await getCms()
  await payload.updateGlobal({ slug: 'site-settings', data: { phone: '+91 80 1234 5678' } })
  expect((await call('GET', '/api/settings')).body.phone).toBe('+91 80 1234 5678')
})

async function stored(token: string) {
  const { status, body } = await call('GET', '/api/admin/settings', { token })
  expect(status).toBe(200)
  return body
}
const save = (token: string, body: object, headers = {}) =>
  call('PUT', '/api/admin/settings', { token, body, headers })

test('an admin changes the settings, which the site serves at once and the trail records', async () => {
  const { token } = await signedIn('admin')
  const before = await stored(token)
  const social = [{ platform: 'github', url: 'https://github.com/kitewing' }]
  const quote = 'Hello, a quote please.'
  const whatsappTexts = { ...before.whatsappTexts, quote }
  const saved = await save(token, { ...before, siteName: 'Papertrail', social, whatsappTexts })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ siteName: 'Papertrail', social, whatsappTexts })
  const { body } = await call('GET', '/api/settings')
  expect(body).toMatchObject({ siteName: 'Papertrail', social, whatsappTexts })
  for (const secret of ['updatedAt', 'inquiryRecipients']) expect(body).not.toHaveProperty(secret)
  const [entry] = (await call('GET', '/api/admin/audit?kind=site-settings&limit=1', { token })).body
  expect(entry.changes).toContainEqual({
    field: 'whatsappTexts.quote',
    before: before.whatsappTexts.quote,
    after: quote,
  })
  expect(entry.changes).toContainEqual({
    field: 'social',
    before: null,
    after: 'platform: github, url: https://github.com/kitewing',
  })
})

const securityTxtNow = async () => (await securityFile()).text()

test('security.txt names the contact email until an admin sets a contact, and never the placeholder', async () => {
  const { token } = await signedIn('admin')
  const fresh = await stored(token)
  expect((await save(token, { ...fresh, email: 'hello@kitewing.example' })).status).toBe(200)
  expect((await securityFile()).status).toBe(404)
  await save(token, { ...fresh, email: 'desk@saltpan.example' })
  const before = await stored(token)
  const byDefault = await securityTxtNow()
  expect(byDefault).toContain(`Contact: mailto:${before.email}\n`)
  expect(byDefault).toContain('Preferred-Languages: en\n')
  const securityPolicy = 'https://example.com/security'
  const mine = { securityContact: 'https://example.com/report', securityPolicy, securityLanguages: 'en, fr' }
  const { status, body } = await save(token, { ...before, ...mine })
  expect([status, body]).toEqual([200, expect.objectContaining(mine)])
  const text = await securityTxtNow()
  for (const line of [
    `Contact: ${mine.securityContact}`,
    `Policy: ${securityPolicy}`,
    'Preferred-Languages: en, fr',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toContain('mailto:')
})

test('the second of two writers gets an error', async () => {
  const { token } = await signedIn('admin')
  const before = await stored(token)
  const seen = { 'if-match': `"${before.updatedAt}"` }
  const answers = await Promise.all([
    save(token, { ...before, location: 'Here' }, seen),
    save(token, { ...before, location: 'There' }, seen),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const first = answers[0]?.status === 200 ? 'Here' : 'There'
  expect((await stored(token)).location).toBe(first)
})

test.each([
  ['siteName', ''],
  ['siteName', 'x'.repeat(61)],
  ['email', 'nobody'],
  ['phone', 'call me'],
  ['whatsappNumber', '123'],
  ['location', null],
  ['businessHours', 5],
  ['contentLanguage', 'it'],
  ['languages', []],
  ['languages', ['de']],
  ['languages', ['en', 'it']],
  ['social', [{ platform: 'myspace', url: 'https://example.com' }]],
  ['social', [{ platform: 'x', url: 'javascript:alert(1)' }]],
  ['social', Array.from({ length: 11 }, () => ({ platform: 'x', url: 'https://example.com' }))],
  ['whatsappTexts', { quote: '' }],
  ['analyticsId', 'G-1"><script>'],
  ['analyticsConsent', 'yes'],
  ['inquiryRecipients', 'nobody'],
  ['confirmInquiries', null],
  ['securityContact', 'javascript:alert(1)'],
  ['securityContact', 'a@b.example\nExpires: 2099-01-01T00:00:00Z'],
  ['securityPolicy', 'http://example.com/policy'],
  ['securityLanguages', 'English please'],
])('%s cannot be %j', async (field, value) => {
  const { token } = await signedIn('admin')
  const { status, body } = await save(token, { ...(await stored(token)), [field]: value })
  expect(status).toBe(400)
  for (const { path } of body.errors) expect(path).toMatch(new RegExp(`^${field}`))
})

test('Payload’s own endpoint enforces the same rules', async () => {
  const { token } = await signedIn('admin')
  for (const data of [
    { phone: 'call me' },
    { whatsappNumber: '123' },
    { analyticsId: '<script>' },
    { securityContact: 'a@b.example\nExpires: never' },
    { securityPolicy: 'javascript:alert(1)' },
    { securityLanguages: 'en\nPolicy: x' },
    { languages: ['de'] },
  ]) {
    const { status } = await call('POST', '/api/globals/site-settings', { token, body: data })
    expect(status).toBe(400)
  }
})

test('a post that names no author is by the team of the site, under its name at the time', async () => {
  const { token } = await signedIn('admin')
  await save(token, { ...(await stored(token)), siteName: 'Saltpan' })
  const create = async (path: string, body: object) => (await call('POST', path, { token, body })).body
  const { id, author, ...post } = await create('/api/admin/blog-posts', blogPost({ author: ' ' }))
  expect(author).toBe('Saltpan Team')
  const { doc } = await create('/api/blog-post?draft=true', { title: unique('Draft'), _status: 'draft' })
  expect(doc.author).toBe('Saltpan Team')
  const named = await create('/api/admin/blog-posts', blogPost({ author: 'Asha Rao' }))
  expect(named.author).toBe('Asha Rao')

  await save(token, { ...(await stored(token)), siteName: 'Kitewing' })
  const change = (body: object) => call('PATCH', `/api/blog-post/${id}`, { token, body })
  expect((await change({ title: post.title })).body.doc.author).toBe('Saltpan Team')
  expect((await change({ author: '' })).body.doc.author).toBe('Kitewing Team')
})
