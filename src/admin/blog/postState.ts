import type { PostEntity } from '../../domain/entities'

/** How a post stands to its readers; a published one with a date to come waits for it. */
export function postState(
  { isPublished, publishedAt }: Pick<PostEntity, 'isPublished' | 'publishedAt'>,
  now: Date,
): 'draft' | 'scheduled' | 'published' {
  if (!isPublished) return 'draft'
  return publishedAt && new Date(publishedAt) > now ? 'scheduled' : 'published'
}
