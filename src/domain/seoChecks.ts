import { contentLimits } from './categories'
import { attributeOf } from './checks/attributeOf'
import { endsInsideWord } from './cutAtWord'
import { unescapeHtml } from './escape'
import { mediaFilePath } from './mediaFile'
import { pluralize } from './pluralize'
import { textOfHtml } from './readTime'

/** A warning about how a text will look to search engines. It never prevents saving. */
export interface SeoWarning {
  rule: 'title' | 'description' | 'duplicate'
  text: string
}

export interface SeoDraft {
  title: string
  excerpt: string
  metaTitle: string
  metaDescription: string
  /** HTML. */
  content: string
}

/** What is known about the rest of the site. */
export interface SeoSite {
  /** Other posts with this title. */
  sameTitle: { id: string; title: string }[]
  /** Broken URLs in the text. */
  broken: string[]
}

/** The maximum number of links checked in one text. */
export const maxCheckedLinks = 200

/** With fewer characters than this, search engines have little to show. */
export const minLengths = { title: 20, description: 70 } as const

/** What search engines get: the meta texts, or title and excerpt. */
export const searchTitle = ({ title, metaTitle }: Pick<SeoDraft, 'title' | 'metaTitle'>): string =>
  metaTitle.trim() || title.trim()
export const searchDescription = ({
  excerpt,
  metaDescription,
}: Pick<SeoDraft, 'excerpt' | 'metaDescription'>): string => metaDescription.trim() || excerpt.trim()

function lengthProblem(text: string, what: string, bounds: { short: number; long: number }): string | null {
  if (!text) return null
  const { length } = text
  if (length > bounds.long)
    return `The ${what} has ${length} characters and will be cut off after ${bounds.long}.`
  if (length < bounds.short)
    return `The ${what} has only ${pluralize(length, 'character')}. Aim for ${bounds.short} to ${bounds.long}.`
  return null
}

/** What to say about a title that may be short, such as a product's name; null if it isn't too long. */
export const longTitle = (title: string): string | null =>
  lengthProblem(title.trim(), 'title', { short: 0, long: contentLimits.metaTitle })

const addresses = (html: string, tags: RegExp, name: string) =>
  (html.match(tags) ?? []).map((tag) => unescapeHtml(attributeOf(tag, name) ?? '').trim())

const libraryPictures = (html: string) =>
  addresses(html, /<img\b[^>]*>/gi, 'src').filter((src) => src.includes(mediaFilePath('')))

/** The distinct URLs of links and library images in a text, as written. */
export function linksOf(html: string): string[] {
  const all = [...addresses(html, /<a\b[^>]*>/gi, 'href'), ...libraryPictures(html)]
  return [...new Set(all.filter((href) => href && href.length <= contentLimits.url))]
}

/**
 * How a post will look to search engines; empty if it is ready.
 * @param excerptName what the field of its excerpt is called
 */
export function seoWarnings(
  draft: Omit<SeoDraft, 'content'>,
  site: Pick<SeoSite, 'sameTitle'>,
  excerptName: 'excerpt' | 'description' = 'excerpt',
): SeoWarning[] {
  const title = searchTitle(draft)
  const description = searchDescription(draft)
  const name = draft.metaDescription.trim() ? 'description' : excerptName
  const { metaTitle: longTitle, metaDescription: longDescription } = contentLimits
  const found: (SeoWarning | null)[] = [
    title ? null : { rule: 'title', text: 'Add a title.' },
    warning('title', lengthProblem(title, 'title', { short: minLengths.title, long: longTitle })),
    endsInsideWord(title, draft.title.trim())
      ? { rule: 'title', text: `The title ends mid-word: “…${title.slice(-12)}”.` }
      : null,
    description
      ? null
      : {
          rule: 'description',
          text: `Add ${name === 'excerpt' ? 'an excerpt' : 'a description'}, or search engines will choose a text.`,
        },
    warning(
      'description',
      lengthProblem(description, name, { short: minLengths.description, long: longDescription }),
    ),
    endsInsideWord(description, draft.excerpt.trim())
      ? { rule: 'description', text: `The description ends mid-word: “…${description.slice(-12)}”.` }
      : null,
    site.sameTitle.length
      ? { rule: 'duplicate', text: `Another post has this title: “${site.sameTitle[0]?.title}”.` }
      : null,
  ]
  return found.filter((entry) => entry !== null)
}

const warning = (rule: SeoWarning['rule'], text: string | null): SeoWarning | null =>
  text === null ? null : { rule, text }

/** Whether two titles would look the same in search results. */
export const isSameTitle = (one: string, other: string): boolean =>
  fold(one) !== '' && fold(one) === fold(other)

const fold = (title: string) => textOfHtml(title).toLowerCase()
