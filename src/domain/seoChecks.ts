import { contentLimits } from './categories'
import { endsInsideWord } from './cutAtWord'
import { mediaFilePath } from './mediaFile'
import { textOfHtml } from './readTime'

/** A warning about how a text will look to search engines. It never prevents saving. */
export interface SeoWarning {
  rule: 'title' | 'description' | 'alt' | 'duplicate' | 'link'
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
const minLengths = { title: 20, description: 70 } as const

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
  const characters = length === 1 ? 'character' : 'characters'
  if (length > bounds.long)
    return `The ${what} has ${length} characters and will be cut off after ${bounds.long}.`
  if (length < bounds.short)
    return `The ${what} has only ${length} ${characters}. Aim for ${bounds.short} to ${bounds.long}.`
  return null
}

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return found ? (found[1] ?? found[2] ?? '') : null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '')

/** How many images lack alternative text. */
export const picturesWithoutAlt = (html: string): number =>
  (html.match(/<img\b[^>]*>/gi) ?? []).filter((tag) => !attribute(tag, 'alt')?.trim()).length

const addresses = (html: string, tags: RegExp, name: string) =>
  (html.match(tags) ?? []).map((tag) => decoded(attribute(tag, name) ?? '').trim())

const libraryPictures = (html: string) =>
  addresses(html, /<img\b[^>]*>/gi, 'src').filter((src) => src.includes(mediaFilePath('')))

/** The distinct URLs of links and library images in a text, as written. */
export function linksOf(html: string): string[] {
  const all = [...addresses(html, /<a\b[^>]*>/gi, 'href'), ...libraryPictures(html)]
  return [...new Set(all.filter((href) => href && href.length <= contentLimits.url))]
}

const pictures = (count: number) =>
  count === 1 ? 'An image in the text has' : `${count} images in the text have`

/** All warnings about a text; empty if it is ready. */
export function seoWarnings(draft: SeoDraft, site: SeoSite): SeoWarning[] {
  const title = searchTitle(draft)
  const description = searchDescription(draft)
  const mute = picturesWithoutAlt(draft.content)
  const gone = new Set(libraryPictures(draft.content))
  const { metaTitle: longTitle, metaDescription: longDescription } = contentLimits
  const found: (SeoWarning | null)[] = [
    title ? null : { rule: 'title', text: 'Add a title.' },
    warning('title', lengthProblem(title, 'title', { short: minLengths.title, long: longTitle })),
    endsInsideWord(title, draft.title.trim())
      ? { rule: 'title', text: `The title ends mid-word: “…${title.slice(-12)}”.` }
      : null,
    description
      ? null
      : { rule: 'description', text: 'Add a description, or search engines will choose one.' },
    warning(
      'description',
      lengthProblem(description, 'description', { short: minLengths.description, long: longDescription }),
    ),
    endsInsideWord(description, draft.excerpt.trim())
      ? { rule: 'description', text: `The description ends mid-word: “…${description.slice(-12)}”.` }
      : null,
    mute ? { rule: 'alt', text: `${pictures(mute)} no alternative text.` } : null,
    site.sameTitle.length
      ? { rule: 'duplicate', text: `Another post has this title: “${site.sameTitle[0]?.title}”.` }
      : null,
    ...site.broken.map((href): SeoWarning => ({ rule: 'link', text: brokenText(href, gone) })),
  ]
  return found.filter((entry) => entry !== null)
}

const brokenText = (href: string, shown: Set<string>) =>
  shown.has(href)
    ? `The image ${href} is no longer in the library. Visitors see nothing in its place.`
    : `The link ${href} is broken.`

const warning = (rule: SeoWarning['rule'], text: string | null): SeoWarning | null =>
  text === null ? null : { rule, text }

/** Whether two titles would look the same in search results. */
export const isSameTitle = (one: string, other: string): boolean =>
  fold(one) !== '' && fold(one) === fold(other)

const fold = (title: string) => textOfHtml(title).toLowerCase()
