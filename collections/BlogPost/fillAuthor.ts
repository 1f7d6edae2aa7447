import type { FieldHook } from 'payload'
import { teamOf } from '@/domain/categories'
import type { BlogPost } from '@/payload-types'

/** A post that names no author is by the site's team; the column's default only knows the example agency's. */
export const fillAuthor: FieldHook<BlogPost, BlogPost['author']> = async ({
  siblingData,
  operation,
  req,
}) => {
  const { author } = siblingData
  const isMissing = author === undefined ? operation === 'create' : !author
  if (!isMissing) return undefined
  const { siteName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return teamOf(siteName)
}
