import type { APIRequestContext } from '@playwright/test'

/** One entry of each kind from the demo content. */
async function firstOf(request: APIRequestContext, path: string): Promise<{ id: string; slug: string }> {
  const [first] = await (await request.get(`${path}?limit=1`)).json()
  return first
}

/** Every distinct page of the public site, without language. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const [product, project, post] = await Promise.all([
    firstOf(request, '/api/products'),
    firstOf(request, '/api/projects'),
    firstOf(request, '/api/blog-posts'),
  ])
  return [
    '/',
    '/about',
    '/services',
    '/portfolio',
    `/portfolio/${project.slug}`,
    '/products',
    `/products/${product.id}`,
    '/blog',
    `/blog/${post.slug}`,
    '/contact',
    '/privacy',
    '/terms',
    '/accessibility',
  ]
}

/** Pages shown for missing ones. */
export const missingPages = ['/no/such/page', '/products/no-such-product', '/blog/no-such-post']

/** Lists without results. */
export const emptyLists = [
  '/search?search=zzzz',
  '/products?search=zzzz',
  '/blog?search=zzzz',
  '/portfolio?category=zzzz',
]
