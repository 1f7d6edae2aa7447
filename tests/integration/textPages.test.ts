import { beforeAll, expect, test } from 'vitest'
import { draftTextPage, textPage } from '@/content/pages'
import { previewPath } from '@/content/previewLink'
import { movedTo } from '@/content/slugHistory'
import { call, signedIn, unique } from './api'

const base = '/api/admin/text-pages'
let admin: string
let editor: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
})

const asAdmin = (method: string, path: string, body?: object, version?: string) =>
  call(method, path, { token: admin, body, ...(version && { headers: { 'if-match': `"${version}"` } }) })

/** A new page, which has nothing but a title, and calls to its endpoints. */
async function created(title = unique('Imprint')) {
  const { body, status } = await asAdmin('POST', '/api/page?draft=true&depth=0', { title, _status: 'draft' })
  expect(status).toBe(201)
  const at = `${base}/${body.doc.id}`
  const read = async () => (await asAdmin('GET', `${at}/draft`)).body
  const send = async (method: string, step: string, changes: object) =>
    asAdmin(method, `${at}/${step}`, { ...(await read()), ...changes })
  return {
    id: String(body.doc.id),
    at,
    read,
    save: (changes: object) => send('PUT', 'draft', changes),
    publish: (changes: object) => send('POST', 'publish', changes),
  }
}

const whole = { description: 'Who we are.', content: '<p>First words.</p>' }

const lineOf = async (id: string) =>
  (await asAdmin('GET', base)).body.find((line: { id: string }) => line.id === id)

test('a page is a draft until it is published, and its changes too', async () => {
  const page = await created()
  const { slug, state, publicPath } = await page.read()
  expect([state, publicPath]).toEqual(['draft', null])
  expect((await lineOf(page.id)).publicPath).toBeNull()
  expect(await textPage(slug)).toBeNull()
  expect((await page.publish({})).status).toBe(400)

  expect((await page.publish(whole)).body).toMatchObject({ state: 'published', publicPath: `/${slug}` })
  expect(await textPage(slug)).toMatchObject({ description: 'Who we are.', content: '<p>First words.</p>' })

  const changed = await page.save({ content: '<p>Other words.</p>' })
  expect([changed.status, changed.body.state]).toEqual([200, 'changed'])
  expect(await textPage(slug)).toMatchObject({ content: '<p>First words.</p>' })
  expect(await draftTextPage(page.id)).toMatchObject({ content: '<p>Other words.</p>' })
  expect(await lineOf(page.id)).toMatchObject({ state: 'changed', publicPath: `/${slug}` })

  expect((await page.publish({})).status).toBe(200)
  expect(await textPage(slug)).toMatchObject({ content: '<p>Other words.</p>' })
  expect((await asAdmin('POST', `${page.at}/unpublish`)).body.state).toBe('draft')
  expect(await textPage(slug)).toBeNull()
})

test('visitors get no drafts from Payload’s API either', async () => {
  const page = await created()
  const path = `/api/page/${page.id}`
  const status = async (path: string, token?: string) =>
    (await call('GET', path, { ...(token && { token }) })).status
  expect(await status(path)).toBe(401)
  expect(await status(`${path}?draft=true`)).toBe(401)
  expect(await status(path, editor)).toBe(404)
  await page.publish(whole)
  await page.save({ title: 'Not yet' })
  const { body } = await call('GET', `${path}?draft=true`)
  expect(JSON.stringify(body)).not.toContain('Not yet')
})

test('an old address leads to the page', async () => {
  const page = await created()
  const { slug } = await page.read()
  await page.publish(whole)
  const next = unique('renamed')
  expect((await page.publish({ slug: next })).body).toMatchObject({ slug: next, oldSlugs: [slug] })
  expect(await movedTo('page', slug)).toBe(next)
  await asAdmin('POST', `${page.at}/unpublish`)
  expect(await movedTo('page', slug)).toBeNull()
})

test.each(['blog', 'de', 'admin', 'thank-you'])('no page can be published at /%s', async (slug) => {
  const page = await created()
  const { status, body } = await page.publish({ ...whole, slug })
  expect([status, body.errors]).toEqual([
    400,
    [{ path: 'slug', message: 'The site has a page of its own there.' }],
  ])
})

test('a version comes back as a draft', async () => {
  const page = await created()
  await page.publish(whole)
  await page.publish({ content: '<p>Later words.</p>' })
  const versions = (await asAdmin('GET', `${page.at}/versions`)).body
  expect(versions[0].changed).toEqual(['content'])
  const first = versions.find(
    ({ state }: { state: string }, index: number) => index > 0 && state === 'published',
  )
  expect((await asAdmin('POST', `${page.at}/versions/${first.id}/restore`)).status).toBe(200)
  expect(await page.read()).toMatchObject({ state: 'changed', content: '<p>First words.</p>' })
})

test('pages can be reviewed, commented on, scheduled and deleted', async () => {
  const page = await created()
  await page.publish(whole)
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await asAdmin('PUT', `${page.at}/schedule`, { type: 'unpublish', at })
  expect(planned.body).toMatchObject({ state: 'published', unpublishAt: at })
  const colleague = await signedIn('admin')
  const { body: review } = await asAdmin('GET', `${page.at}/review`)
  const reviewer = review.people.find(({ id }: { id: string }) => id === colleague.id)
  expect((await asAdmin('POST', `${page.at}/review`, { reviewer: reviewer.id })).status).toBe(201)
  const anchor = { quote: 'First', before: '', after: ' words.' }
  const comment = { field: 'content', anchor, body: 'Since when?' }
  expect((await asAdmin('POST', `${page.at}/comments`, comment)).status).toBe(201)
  const { slug } = await page.read()
  const { body } = await asAdmin('DELETE', page.at)
  expect(body.message).toBe('Page deleted successfully!')
  expect(await textPage(slug)).toBeNull()
  const restore = { deletedAt: body.deletedAt }
  expect((await asAdmin('POST', `/api/admin/trash/page/${page.id}/restore`, restore)).status).toBe(200)
  expect(await textPage(slug)).not.toBeNull()
})

test('a stale save is refused, and the preview is for those with the link', async () => {
  const page = await created()
  const { updatedAt } = await page.read()
  await page.save({ title: unique('Newer') })
  const stale = await asAdmin('PUT', `${page.at}/draft`, { title: 'Older' }, updatedAt)
  expect(stale.status).toBe(412)
  const { body } = await asAdmin('GET', `/api/admin/preview/page/${page.id}`)
  expect(body.path).toBe(previewPath('page', page.id))
})
