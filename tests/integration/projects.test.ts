import { beforeAll, expect, test } from 'vitest'
import { slugify } from '@/domain/slug'
import { call, signedIn, unique } from './api'

const path = '/api/admin/projects'
let admin: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
})

const project = (over: object = {}) => ({
  title: unique('Project'),
  description: 'A shop for a pottery.',
  category: 'E-commerce',
  isFeatured: true,
  images: ['https://example.com/a.png', '/pictures/b.webp'],
  clientName: 'Rao Pottery',
  completedAt: '2026-05-01T00:00:00.000Z',
  technologies: ['Next.js', 'MongoDB'],
  projectUrl: 'https://pottery.example',
  githubUrl: 'https://github.com/example/pottery',
  ...over,
})

const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) }

const post = (over: object = {}) => call('POST', path, { token: admin, body: project(over) })

test('a project, from its creation to its deletion', async () => {
  const made = await post()
  const { title } = made.body
  expect([made.status, made.body]).toEqual([
    201,
    { ...project({ title }), slug: slugify(title), id: expect.any(String), ...dates },
  ])
  const { id } = made.body
  expect((await call('GET', '/api/projects')).body).toContainEqual(made.body)
  expect((await call('GET', path, { token: admin })).body[0]).toEqual(made.body)
  const changed = project({ slug: unique('new-slug'), completedAt: '', clientName: '', images: [] })
  const put = await call('PUT', `${path}/${id}`, { token: admin, body: changed })
  expect([put.status, put.body]).toEqual([
    200,
    {
      ...changed,
      completedAt: null,
      clientName: null,
      oldSlugs: [made.body.slug],
      id,
      ...dates,
    },
  ])
  const gone = await call('DELETE', `${path}/${id}`, { token: admin })
  expect(gone.body).toEqual({ message: 'Project deleted successfully!', deletedAt: expect.any(String) })
  expect(JSON.stringify((await call('GET', '/api/projects')).body)).not.toContain(id)
})

test('two projects cannot share a slug, even at the same moment', async () => {
  const slug = unique('slug')
  const answers = await Promise.all([post({ slug }), post({ slug }), post({ slug })])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const taken = answers.find(({ status }) => status === 409)
  expect(taken?.body).toMatchObject({ message: 'This slug is already taken.', errors: [{ path: 'slug' }] })
})

test.each([
  [{ slug: 'Not A Slug' }],
  [{ slug: '../admin' }],
  [{ completedAt: 'yesterday' }],
  [{ completedAt: '2026-02-30' }],
  [{ completedAt: 1767225600000 }],
  [{ projectUrl: 'javascript:alert(1)' }],
  [{ githubUrl: 'data:text/html,x' }],
  [{ images: ['javascript:alert(1)'] }],
  [{ technologies: 'React' }],
  [{ category: '' }],
  [{ title: { $ne: null } }],
])('%j is refused', async (over) => {
  const { status, body } = await post(over)
  expect(status).toBe(400)
  expect(body.errors[0].path.split('.')[0]).toBe(Object.keys(over)[0])
})
