import type { PostEntity } from '../domain/entities'
import type { Reading } from './inLanguage'
import { publishedPosts } from './posts'

const feedLength = 30

/** The newest posts in full, for feed readers; only those that are in the reader's language. */
export async function feedPosts(reading?: Reading): Promise<PostEntity[]> {
  const { entries } = await publishedPosts({}, { limit: feedLength, page: 1 }, reading)
  return reading ? entries.filter(({ language }) => language === reading.locale) : entries
}
