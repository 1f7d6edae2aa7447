import { movedTo } from '@/content/slugHistory'
import { ogPath } from '@/site/seo/ogPath'

const collections = { post: 'blog-post', project: 'project' } as const

const hasSlug = (kind: string): kind is keyof typeof collections => Object.hasOwn(collections, kind)

/** Redirects the social image of an old URL to the current one; null if there is none. */
export async function movedCard(kind: string, file: string): Promise<Response | null> {
  const slug = /^([\w-]{1,120})\.png$/.exec(file)?.[1]
  const now = slug && hasSlug(kind) ? await movedTo(collections[kind], slug) : null
  if (!now || !hasSlug(kind)) return null
  // Not cached for long: the old slug may become another entry's.
  const headers = { Location: ogPath(kind, now), 'Cache-Control': 'public, max-age=0, must-revalidate' }
  return new Response(null, { status: 301, headers })
}
