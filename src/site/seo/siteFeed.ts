import type { Feed } from 'feed'
import { feedPosts } from '@/content/feed'
import { pageTexts } from '@/content/pageTexts'
import { siteSettings } from '@/content/settings'
import { isLocale } from '@/domain/locales'
import { settings as server } from '@/settings'
import { blogFeed } from './feed'

/** The feed of the posts that visitors can read in a language, by default the originals'; null for another one. */
export async function siteFeed(language?: string): Promise<Feed | null> {
  const settings = await siteSettings()
  const { contentLanguage, languages } = settings
  const locale = language ?? contentLanguage
  if (!isLocale(locale) || !languages.includes(locale)) return null
  const [posts, texts] = await Promise.all([
    feedPosts({ locale, contentLanguage }),
    pageTexts('blog', locale),
  ])
  return blogFeed(posts, texts, settings, { siteUrl: server.siteUrl, locale })
}
