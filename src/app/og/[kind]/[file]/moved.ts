import { movedTo } from '@/content/slugHistory'
import { ogPath, readOgFile } from '@/site/seo/ogPath'

const collections = { post: 'blog-post', project: 'project' } as const

const hasSlug = (kind: string): kind is keyof typeof collections => Object.hasOwn(collections, kind)

/** Redirects the social image of an old URL to the current one; null if there is none. */
export async function movedCard(kind: string, file: string): Promise<Response | null> {
  const read = readOgFile(file)
  const now = read && hasSlug(kind) ? await movedTo(collections[kind], read.name) : null
  if (!now || !hasSlug(kind)) return null
  // Not cached for long: the old slug may become another entry's.
  const headers = {
    Location: ogPath(kind, now, read?.language),
    'Cache-Control': 'public, max-age=0, must-revalidate',
  }
  return new Response(null, { status: 301, headers })
}
