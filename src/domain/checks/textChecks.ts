import { readTime } from '../readTime'
import { linksOf } from '../seoChecks'
import type { Suggestion, TextPlace } from './suggestion'
import { type Heading, type TextParts, textParts } from './textParts'

/** In words; `minutes` to read. Readers skim longer parts, and few finish longer texts. */
const maxLengths = { paragraph: 150, section: 500, minutes: 15 } as const

/** Link texts that say nothing on their own, as screen readers list them, in the site's languages. */
const vagueTexts = new Set(
  [
    'click|click here|here|learn more|link|more|read more|see more|this|this link|this page',
    'aquí|clic aquí|enlace|haga clic aquí|leer más|más|más información|pulse aquí',
    'cliquez ici|en savoir plus|ici|lien|lire la suite|plus',
    'hier|hier klicken|klicken sie hier|link|mehr|mehr erfahren|weiterlesen',
  ].flatMap((line) => line.split('|')),
)

/** Characters; a longer text says something. */
const longestVague = 60

const at = (kind: TextPlace['kind'], index: number, text: string): Suggestion => ({
  text,
  field: 'content',
  place: { kind, index },
})

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text}”`

/** Levels go down one at a time. In a text with a level 1 the site shows all of them one level below the page's title. */
function headingLevels(headings: Heading[]): Suggestion[] {
  const top = headings.some(({ level }) => level === 1) ? 1 : 2
  let before = top - 1
  return headings.flatMap(({ level, text }, index) => {
    const parent = before
    before = level
    if (level <= parent + 1) return []
    const where = parent < top ? `before any of level ${top}` : `below level ${parent}`
    return [
      at('heading', index, `${quoted(text)} is a level ${level} heading ${where}. Use level ${parent + 1}.`),
    ]
  })
}

const isAddress = (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text)

function linkTexts(links: TextParts['links']): Suggestion[] {
  return links.flatMap(({ text }, index) => {
    const words = text.length > longestVague ? text : text.toLowerCase().replace(/[\s.…!>»→]+$/u, '')
    if (vagueTexts.has(words))
      return [at('link', index, `The link text ${quoted(text)} doesn't say where it leads.`)]
    if (isAddress(text))
      return [at('link', index, `The link ${quoted(text)} shows its URL. Say where it leads in words.`)]
    return []
  })
}

const withoutAlt = (images: TextParts['images']): Suggestion[] => {
  const first = images.findIndex(({ alt }) => !alt)
  if (first < 0) return []
  const count = images.filter(({ alt }) => !alt).length
  const what = count === 1 ? 'An image in the text has' : `${count} images in the text have`
  return [at('image', first, `${what} no alternative text.`)]
}

function lengths(html: string, { headings, opening, paragraphs }: TextParts): Suggestion[] {
  const found: Suggestion[] = []
  const long = paragraphs.findIndex((words) => words > maxLengths.paragraph)
  if (long >= 0)
    found.push(
      at(
        'paragraph',
        long,
        `A paragraph has ${paragraphs[long]} words. Aim for ${maxLengths.paragraph} or less.`,
      ),
    )
  if (opening > maxLengths.section)
    found.push({
      text: `The text has ${opening} words before ${headings.length ? 'its first' : 'any'} heading. Add headings.`,
      field: 'content',
    })
  headings.forEach(({ text, words }, index) => {
    if (words > maxLengths.section)
      found.push(at('heading', index, `${words} words follow ${quoted(text)} without another heading.`))
  })
  const minutes = readTime(html)
  if (minutes > maxLengths.minutes)
    found.push({
      text: `The text takes ${minutes} minutes to read. Consider splitting it.`,
      field: 'content',
    })
  return found
}

/** Links and library images that lead nowhere, as the server has found; the source of a quote has no place. */
function broken(html: string, { links, images }: TextParts, hrefs: readonly string[]): Suggestion[] {
  const own = new Set(linksOf(html))
  return hrefs.flatMap((href) => {
    if (!own.has(href)) return []
    const image = images.findIndex(({ src }) => src === href)
    if (image >= 0) return [at('image', image, `The image ${href} is no longer in the library.`)]
    const link = links.findIndex((one) => one.href === href)
    const text = `The link ${href} is broken.`
    return [link >= 0 ? at('link', link, text) : { field: 'content', text }]
  })
}

/**
 * Suggestions for a formatted text, in the field `content`.
 *
 * @param html as the editor writes it
 * @param brokenLinks URLs that a visitor couldn't open
 */
export function textSuggestions(html: string, brokenLinks: readonly string[] = []): Suggestion[] {
  const parts = textParts(html)
  return [
    ...withoutAlt(parts.images),
    ...headingLevels(parts.headings),
    ...linkTexts(parts.links),
    ...broken(html, parts, brokenLinks),
    ...lengths(html, parts),
  ]
}
