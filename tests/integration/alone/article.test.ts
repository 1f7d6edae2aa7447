import { beforeAll, expect, test } from 'vitest'
import { article, postCategories } from '@/content/posts'
import { projectWithStory } from '@/content/projects'
import { blogPost, call, picture, signedIn, unique } from '../api'

let editor: string

beforeAll(async () => {
  editor = (await signedIn('editor')).token
})

const post = async (over: object) => {
  return (await call('POST', '/api/admin/blog-posts', { token: editor, body: blogPost(over) })).body
}

const project = async (completedAt: string | null) => {
  const body = {
    title: unique('Project'),
    slug: unique('project'),
    description: 'What it was about.',
    category: 'Shops',
    completedAt,
  }
  return (await call('POST', '/api/admin/projects', { token: editor, body })).body
}

test('an image of the library has its size in a text, an external one loads lazily', async () => {
  const { url } = await picture()
  const content = `<p>One</p><p><img src="${url}" alt="A &quot;violet&quot; square"></p><p><img src="https://example.com/a.png" alt=""></p>`
  const { slug } = await post({ content })
  const read = await article(slug)
  expect(read?.content).toContain('width="8" height="8" loading="lazy"')
  expect(read?.content).toContain('alt="A &quot;violet&quot; square"')
  expect(read?.content).toContain(
    '<img src="https://example.com/a.png" alt="" loading="lazy" decoding="async" />',
  )
  // The API's HTML is unchanged.
  expect((await call('GET', `/api/blog-posts/${slug}`)).body.content).not.toContain('loading')
})

test('related posts are of the same category, without the article itself', async () => {
  const posts = []
  for (let count = 0; count < 5; count += 1) posts.push(await post({ category: 'Industry News' }))
  await post({ category: 'Programming' })
  await post({ category: 'Industry News', isPublished: false })
  const read = await article(posts[4].slug)
  expect(read?.related.map(({ slug }) => slug)).toEqual([posts[3].slug, posts[2].slug, posts[1].slug])
})

test('posts of other categories aren’t related, even if they share tags', async () => {
  const tags = ['queues', 'sql']
  const sibling = await post({ category: 'Cloud Solutions' })
  await post({ category: 'Programming', tags })
  const { slug } = await post({ category: 'Cloud Solutions', tags })
  const read = await article(slug)
  expect(read?.related.map((one) => one.slug)).toEqual([sibling.slug])
})

test('only categories with public posts are offered, in order', async () => {
  await post({ category: 'UI/UX Design', isPublished: false })
  await post({ category: 'Web Development' })
  await post({ category: 'Tutorials' })
  const offered = await postCategories()
  expect(offered).not.toContain('UI/UX Design')
  expect(offered.indexOf('Web Development')).toBeLessThan(offered.indexOf('Tutorials'))
})

test('the portfolio is a ring: each project leads to the one before it in time, the last to the first', async () => {
  const [undated, old, young] = [
    await project(null),
    await project('2024-05-01T00:00:00.000Z'),
    await project('2025-05-01T00:00:00.000Z'),
  ]
  const next = async (slug: string) => (await projectWithStory(slug))?.further?.slug
  expect(await next(young.slug)).toBe(old.slug)
  expect(await next(old.slug)).toBe(undated.slug)
  expect(await next(undated.slug)).toBe(young.slug)
  expect(await projectWithStory('no-such-project')).toBeNull()
})
