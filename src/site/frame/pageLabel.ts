import type { Locale } from '@/domain/locales'
import { defaultTexts } from '@/domain/pageTexts/defaults'
import type { PageTexts } from '@/domain/pageTexts/pages'

interface Place {
  locale: Locale
  frame: PageTexts['frame']
}

const linksOf = ({ navigation, siteLinks, legalLinks }: PageTexts['frame']) => [
  ...navigation,
  ...siteLinks,
  ...legalLinks,
]

/** What the frame calls a page of the site, also if it doesn't link to it; empty if the page has no name there. */
export const pageLabel = ({ locale, frame }: Place, path: string): string =>
  [...linksOf(frame), ...linksOf(defaultTexts.frame[locale])].find(({ page }) => page === path)?.label ?? ''
