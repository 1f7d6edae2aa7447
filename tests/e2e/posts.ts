import { type APIRequestContext, expect } from '@playwright/test'
import type { Session } from './fixtures'

export interface Made {
  id: string
  slug: string
  title: string
  updatedAt: string
}

type Author = Pick<Session, 'token'>

/** Creates something as staff; returns the entity. */
async function write(
  request: APIRequestContext,
  { token }: Author,
  path: string,
  data: object,
): Promise<Made> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(path, { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** A published post. */
export const writePost = (request: APIRequestContext, author: Author, over: object = {}): Promise<Made> => {
  const title = unique('A queue in Postgres')
  const post = {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    excerpt: 'What we learnt about locks.',
    content: '<h2>Why</h2><p>Because it is there.</p>',
    category: 'Backend Development',
    tags: ['postgres'],
    author: 'Leela Joseph',
    isPublished: true,
  }
  return write(request, author, '/api/admin/blog-posts', { ...post, ...over })
}

/** A project of the portfolio. */
export const writeProject = (
  request: APIRequestContext,
  author: Author,
  over: object = {},
): Promise<Made> => {
  const title = unique('An auction floor')
  const project = {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    description: 'Sixty buyers and one price.',
    category: 'Dashboards',
    isFeatured: false,
    images: [],
    clientName: 'Malabar Spice Exchange',
    completedAt: '2026-03-20T00:00:00.000Z',
    technologies: ['TypeScript', 'Next.js', 'PostgreSQL', 'Redis', 'Docker'],
    projectUrl: 'https://tally.example.com',
    githubUrl: 'https://github.com/example/tally',
  }
  return write(request, author, '/api/admin/projects', { ...project, ...over })
}
