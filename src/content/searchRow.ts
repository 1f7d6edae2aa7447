import { contentLimits } from '../domain/categories'
import type { ContentCollection } from '../domain/contentCollections'
import { cutText } from '../domain/cutText'
import { type Locale, originalLocale } from '../domain/locales'
import { textOfHtml } from '../domain/readTime'
import { type SearchWords, searchable } from '../domain/search/match'
import { sliceText } from '../domain/sliceText'
import type { BlogPost, Product, Project, Service } from '../payload-types'
import { lexicalToHtml } from '../rich-text/toHtml'

type Stored<Doc> = Partial<Doc> & { id: string; createdAt: string; updatedAt: string }

/** The fields an entry contributes to the search index. */
interface Findable {
  title?: string | null | undefined
  category?: string | null | undefined
  labels?: string[] | null | undefined
  summary?: string | null | undefined
  text: (string | null | undefined)[]
  slug?: string | null | undefined
  isPublic: boolean
  visibleFrom?: string | null | undefined
}

const isPublished = (doc: { _status?: string | null }) => doc._status === 'published'
const isActive = (doc: Stored<Service | Product>) => isPublished(doc) && doc.isActive !== false

const findable = {
  service: (doc: Stored<Service>): Findable => ({
    title: doc.title,
    labels: doc.technologies,
    summary: doc.description,
    text: doc.features ?? [],
    isPublic: isActive(doc),
  }),
  product: (doc: Stored<Product>): Findable => ({
    title: doc.title,
    category: doc.category,
    labels: doc.technologies,
    summary: doc.description,
    text: [doc.longDescription, ...(doc.features ?? [])],
    isPublic: isActive(doc),
  }),
  project: (doc: Stored<Project>): Findable => ({
    title: doc.title,
    slug: doc.slug,
    category: doc.category,
    labels: [...(doc.technologies ?? []), doc.clientName ?? ''],
    summary: doc.description && cutText(doc.description, 300),
    text: [
      doc.description,
      doc.situation,
      ...(doc.constraints ?? []),
      doc.findings,
      doc.solution,
      ...(doc.decisions ?? []).flatMap(({ title, text }) => [title, text]),
      ...(doc.results ?? []).map(({ label }) => label),
      doc.quote?.text,
    ],
    isPublic: isPublished(doc),
  }),
  'blog-post': (doc: Stored<BlogPost>): Findable => ({
    title: doc.title,
    slug: doc.slug,
    category: doc.category,
    labels: [...(doc.tags ?? []), doc.author ?? ''],
    summary: doc.excerpt,
    text: [doc.content && textOfHtml(lexicalToHtml(doc.content))],
    isPublic: isPublished(doc) && Boolean(doc.publishedAt),
    visibleFrom: doc.publishedAt,
  }),
}

/** The key of an entry's row, or of that of its translation. */
const searchKey = (kind: ContentCollection, id: string, language?: Locale) =>
  [kind, id, language].filter(Boolean).join('/')

/** Texts one after the other, each as a sentence: excerpts come from here. */
const asProse = (texts: Findable['text']): string =>
  texts
    .flatMap((text) => text?.trim() || [])
    .map((text) => (/[\p{P}\p{S}]$/u.test(text) ? text : `${text}.`))
    .join(' ')

/** The search index row of a stored entry, or of its translation. */
export function searchRow(kind: ContentCollection, doc: Stored<object>, language?: Locale) {
  const { title, category, labels, summary, text, slug, isPublic, visibleFrom } = findable[kind](doc)
  const whole = sliceText(asProse(text), 0, contentLimits.searchedText)
  const words: SearchWords = {
    title: searchable(title ?? ''),
    labels: searchable([category, ...(labels ?? [])].join(' ')),
    summary: searchable(summary ?? ''),
    text: searchable(whole),
  }
  return {
    key: searchKey(kind, doc.id, language),
    language: language ?? originalLocale,
    kind,
    entry: doc.id,
    slug: slug ?? null,
    title: title ?? '',
    category: category ?? null,
    summary: summary ?? '',
    text: whole,
    words: { ...words },
    isPublic,
    visibleFrom: visibleFrom ?? doc.createdAt,
    stored: doc.updatedAt,
  }
}
