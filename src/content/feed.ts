import type { PostEntity } from '../domain/entities'
import { publishedPosts } from './posts'

const feedLength = 30

/** The newest posts in full, for feed readers. */
export async function feedPosts(): Promise<PostEntity[]> {
  const { entries } = await publishedPosts({}, { limit: feedLength, page: 1 })
  return entries
}
