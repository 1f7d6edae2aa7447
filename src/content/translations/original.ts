import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { isRecord, type UnknownRecord } from '../../domain/isRecord'
import { type Locale, originalLocale } from '../../domain/locales'
import { isPageSlug, pageModels, pageNameOf } from '../../domain/pageTexts/pages'
import type { TranslatedKind } from '../../domain/translations/fields'
import { type Texts, textsOf } from '../../domain/translations/texts'
import { lexicalToHtml } from '../../rich-text/toHtml'
import { readPageTexts } from '../pageTexts'
import { siteSettings } from '../settings'

export interface Call {
  payload: Payload
  req?: PayloadRequest
}

/** What is translated. */
export interface Subject {
  kind: TranslatedKind
  /** Its id. */
  entry: string
}

type Stored = UnknownRecord & {
  _status?: 'draft' | 'published' | null
  updatedAt?: string | null
  deletedAt?: string | null
}

/** An entry in one language; null if there is none. Rich texts have their images. */
export async function readIn(
  { payload, req }: Call,
  { kind, entry }: Subject,
  locale: Locale | typeof originalLocale,
  draft = false,
): Promise<Stored | null> {
  const options = { locale, depth: 1, ...(req && { req }) } as const
  if (kind === 'site-settings') return { ...(await payload.findGlobal({ slug: kind, ...options })) }
  if (isPageSlug(kind)) {
    const language = locale === originalLocale ? (await siteSettings()).contentLanguage : locale
    return readPageTexts(kind, language, draft, req && { req })
  }
  const found = await payload.findByID({
    collection: kind as CollectionSlug,
    id: entry,
    draft,
    trash: true,
    disableErrors: true,
    ...options,
  })
  return found && { ...found }
}

/** A page without the rows that are on it in no language. */
export const withoutHiddenRows = <Page extends UnknownRecord>(page: Page): Page =>
  Object.fromEntries(
    Object.entries(page).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((row) => !(isRecord(row) && row.isHidden)) : value,
    ]),
  ) as Page

/** The original that is translated: what is published, or the draft of what never was. */
export async function readOriginal(call: Call, subject: Subject): Promise<Stored | null> {
  const stored = await readIn(call, subject, originalLocale)
  if (stored && isPageSlug(subject.kind)) return withoutHiddenRows(stored)
  if (stored?._status !== 'draft') return stored
  return readIn(call, subject, originalLocale, true)
}

export const textsIn = (kind: TranslatedKind, doc: UnknownRecord): Texts => textsOf(kind, doc, lexicalToHtml)

/** How an entry is called in lists. */
export function titleIn(kind: TranslatedKind, doc: UnknownRecord): string {
  if (kind === 'site-settings') return 'Site settings'
  const page = pageNameOf(kind)
  if (page) return pageModels[page].label
  const title = kind === 'media' ? doc.filename : doc.title
  return typeof title === 'string' && title ? title : 'Untitled'
}
