import { contentLimits } from '../categories'
import type { TextPageEntity } from '../entities'
import { pluralize } from '../pluralize'
import {
  linksOf,
  longTitle,
  minLengths,
  type SeoDraft,
  type SeoSite,
  type SeoWarning,
  searchTitle,
  seoWarnings,
} from '../seoChecks'
import type { Suggestion } from './suggestion'
import { textSuggestions } from './textChecks'

/** How an entry is checked: what the server is asked, and the suggestions that its answer gives. */
export interface EntryChecks {
  /** Its title for search engines, if no other entry may have the same; otherwise empty. */
  title: string
  /** URLs of links and library images, as written. */
  links: string[]
  suggestions: (site: SeoSite) => Suggestion[]
}

/** A suggestion if a title is too long for search engines. */
function titleSuggestions(title: string): Suggestion[] {
  const text = longTitle(title)
  return text ? [{ field: 'title', text }] : []
}

type TextPageDraft = Pick<TextPageEntity, 'title' | 'description' | 'content'>

/** URLs by the field that they are in. */
type FieldLinks = Record<string, readonly string[]>

const brokenIn = (links: FieldLinks, broken: readonly string[]): Suggestion[] =>
  Object.entries(links).flatMap(([field, hrefs]) =>
    hrefs
      .filter((href) => broken.includes(href))
      .map((href) => ({ field, text: `${href} doesn't lead anywhere on this site any more.` })),
  )

const written = (links: FieldLinks): string[] =>
  [...new Set(Object.values(links).flat())].filter((href) => href && href.length <= contentLimits.url)

/** Checks of a post with its text. */
export function postChecks(draft: SeoDraft, links: FieldLinks): EntryChecks {
  const title = draft.metaTitle.trim() ? 'metaTitle' : 'title'
  const fields: Record<SeoWarning['rule'], string> = {
    title,
    duplicate: title,
    description: draft.metaDescription.trim() ? 'metaDescription' : 'excerpt',
  }
  return {
    title: searchTitle(draft),
    links: [...linksOf(draft.content), ...written(links)],
    suggestions: (site) => [
      ...seoWarnings(draft, site).map(({ rule, text }) => ({ field: fields[rule], text })),
      ...brokenIn(links, site.broken),
      ...textSuggestions(draft.content, site.broken),
    ],
  }
}

/** Checks of a page that is one text; nothing else may have its name. */
export function textPageChecks({ title, description, content }: TextPageDraft): EntryChecks {
  const draft = { title, excerpt: description, metaTitle: '', metaDescription: '', content }
  return {
    title: '',
    links: linksOf(content),
    suggestions: (site) => [
      ...titleSuggestions(title),
      ...seoWarnings(draft, site, 'description')
        .filter(({ rule }) => rule === 'description')
        .map(({ text }) => ({ field: 'description', text })),
      ...textSuggestions(content, site.broken),
    ],
  }
}

/** Checks of an entry whose description is also its page's text, so only one that is too short is reported. */
export function pageChecks(
  { title, description }: { title: string; description: string },
  links: FieldLinks,
): EntryChecks {
  const { length } = description.trim()
  const short = `The description has only ${pluralize(length, 'character')}. Search engines show up to ${contentLimits.metaDescription}.`
  return {
    title: '',
    links: written(links),
    suggestions: ({ broken }) => [
      ...titleSuggestions(title),
      ...(length > 0 && length < minLengths.description ? [{ field: 'description', text: short }] : []),
      ...brokenIn(links, broken),
    ],
  }
}
