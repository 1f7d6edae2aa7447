import type { Metadata } from 'next'
import { type PageName, pageModels } from '@/domain/pageTexts/pages'
import type { PageContext } from '../page'
import { pageMetadata } from './metadata'
import { ogPath } from './ogPath'

interface Texts {
  title: string
  description: string
  /** With commas between them. */
  keywords: string
}

/** Keywords that an editor wrote with commas between them. */
export const keywordList = (keywords: string): string[] => keywords.split(/\s*,\s*/).filter(Boolean)

/** The metadata of a page whose texts editors write. */
export const textsMetadata = (
  name: PageName,
  { title, description, keywords }: Texts,
  { locale, site }: Pick<PageContext, 'locale' | 'site'>,
): Metadata =>
  pageMetadata(
    {
      title,
      description,
      keywords: keywordList(keywords),
      url: pageModels[name].path,
      image: ogPath('page', name, locale),
    },
    site,
  )
