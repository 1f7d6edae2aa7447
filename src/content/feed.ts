import type { PostEntity } from '../domain/entities'
import type { Reading } from './inLanguage'
import { publishedPosts } from './posts'
import { publicEntries } from './translations/publicLanguages'

const feedLength = 30

/** The newest posts in full, for feed readers; only those that are in the reader's language. */
export async function feedPosts(reading?: Reading): Promise<PostEntity[]> {
  const isTranslated = reading && reading.locale !== reading.contentLanguage
  const among = isTranslated ? await publicEntries('blog-post', reading.locale) : undefined
  const { entries } = await publishedPosts({ among }, { limit: feedLength, page: 1 }, reading)
  return entries
}
