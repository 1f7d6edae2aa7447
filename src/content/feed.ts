import type { PostEntity } from '../domain/entities'
import type { LocaleOptions } from './inLanguage'
import { publishedPosts } from './posts'
import { publicEntries } from './translations/publicLanguages'

const feedLength = 30

/** The newest posts in full, for feed readers; only those that are in the reader's language. */
export async function feedPosts(localeOptions?: LocaleOptions): Promise<PostEntity[]> {
  const isTranslated = localeOptions && localeOptions.locale !== localeOptions.contentLanguage
  const among = isTranslated ? await publicEntries('blog-post', localeOptions.locale) : undefined
  const { entries } = await publishedPosts({ among }, { limit: feedLength, page: 1 }, localeOptions)
  return entries
}
