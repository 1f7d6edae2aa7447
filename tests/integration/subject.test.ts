import { beforeAll, expect, test } from 'vitest'
import { subjectOf } from '@/content/subject'
import { subjectKinds } from '@/domain/subject'
import { readSubject } from '@/site/contact/subject'
import { blogPost, call, signedIn, unique } from './api'

let token: string

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

const make = async (path: string, body: object) => {
  const { status, body: made } = await call('POST', `/api/admin/${path}`, { token, body })
  expect(status).toBe(201)
  return made as { id: string; slug: string; title: string }
}

test('an address names what was read, with the service type that it suggests', async () => {
  const title = unique()
  const service = await make('services', { title, description: 'x', price: '1', icon: 'cogs' })
  const product = await make('products', { title, description: 'x', price: 1, category: 'mobile-apps' })
  const project = await make('projects', { title, description: 'x', category: 'Cloud & Data' })
  const post = await make('blog-posts', blogPost({ title, category: 'UI/UX Design' }))
  expect(await readSubject({ service: service.id })).toEqual({
    kind: 'service',
    title,
    serviceType: 'maintenance',
  })
  expect(await readSubject({ product: product.id })).toMatchObject({ title, serviceType: 'mobile-app' })
  expect(await readSubject({ project: project.slug })).toMatchObject({ title, serviceType: 'cloud' })
  expect(await readSubject({ article: post.slug })).toMatchObject({ title, serviceType: 'ui-ux' })
})

test('what visitors may not see, and what doesn’t exist, is ignored', async () => {
  const title = unique()
  const service = await make('services', { title, description: 'x', price: '1', isActive: false })
  const product = await make('products', {
    title,
    description: 'x',
    price: 1,
    category: 'cms',
    isActive: false,
  })
  const draft = await make('blog-posts', blogPost({ isPublished: false }))
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
  const soon = await make('blog-posts', blogPost({ publishedAt }))
  expect(await readSubject({ service: service.id, product: product.id, article: draft.slug })).toBeNull()
  expect(await readSubject({ article: soon.slug })).toBeNull()
  expect(await readSubject({ project: ['a', 'b'] })).toBeNull()
  for (const kind of subjectKinds)
    for (const key of ['', 'nowhere', crypto.randomUUID(), '../etc', '\0', 'x'.repeat(5000), '{"$ne":1}'])
      expect(await subjectOf(kind, key)).toBeNull()
})
