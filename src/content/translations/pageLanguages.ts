import type { FieldHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { isRecord, type UnknownRecord } from '../../domain/isRecord'
import { isLocale } from '../../domain/locales'
import { isPageSlug, type PageSlug, pageNameOf } from '../../domain/pageTexts/pages'
import { textPlaces } from '../../domain/translations/texts'
import { defaultDocument } from '../startPage'
import { syncTranslations } from './rows'

/** A text in each language. */
type InLanguages = Record<string, unknown>

const inLanguages = (value: unknown): InLanguages => (isRecord(value) ? value : {})

/** What visitors see of a page, in all languages. */
async function publicDocument(slug: PageSlug, req: PayloadRequest): Promise<UnknownRecord> {
  const stored: UnknownRecord = await req.payload.db.findGlobal({ slug, locale: 'all', req })
  if (stored?._status === 'published') return stored
  const name = pageNameOf(slug)
  return name ? defaultDocument(name) : {}
}

/** The drafts that publishing one language leaves alone, between the two hooks. */
const draftsKey = 'textsOfOtherLanguages'

/**
 * Before a page is published in a language: its texts in the others stay what visitors read, and not what is drafted.
 * Set on one localized field, for all of them. Rows belong to all languages, so they are published in each.
 */
export const publishOneLanguage: FieldHook = async ({
  context,
  data,
  global,
  req,
  siblingDocWithLocales,
}) => {
  const slug = global?.slug ?? ''
  if (!isPageSlug(slug) || data?._status === 'draft' || !siblingDocWithLocales) return
  const seen = textPlaces(slug, await publicDocument(slug, req))
  const visible = new Map(seen.map(({ unit, holder, key }) => [unit.path, holder[key]]))
  const drafts = new Map<string, InLanguages>()
  for (const { unit, holder, key } of textPlaces(slug, siblingDocWithLocales)) {
    drafts.set(unit.path, inLanguages(holder[key]))
    holder[key] = { ...inLanguages(visible.get(unit.path)) }
  }
  context[draftsKey] = drafts
}

/** Saves the drafts of the other languages again, on top of what was published. */
async function keepDrafts(slug: PageSlug, drafts: Map<string, InLanguages>, req: PayloadRequest) {
  const { _id, id, ...stored }: UnknownRecord = await req.payload.db.findGlobal({ slug, locale: 'all', req })
  let isSame = true
  for (const { unit, holder, key } of textPlaces(slug, stored)) {
    const { [String(req.locale)]: _published, ...others } = drafts.get(unit.path) ?? {}
    const published = inLanguages(holder[key])
    const isKept = Object.entries(others).every(
      ([locale, text]) => (text ?? '') === (published[locale] ?? ''),
    )
    if (isKept) continue
    isSame = false
    holder[key] = { ...published, ...others }
  }
  if (isSame) return
  const now = new Date().toISOString()
  await req.payload.db.createGlobalVersion({
    globalSlug: slug,
    versionData: { ...stored, _status: 'draft', updatedAt: now } as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
  })
}

/** After a page was saved: drafts in other languages and the states of its translations are kept. */
export const keepLanguages: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  const { slug } = global
  if (!isPageSlug(slug)) return doc
  const drafts = context[draftsKey]
  delete context[draftsKey]
  if (drafts instanceof Map) await keepDrafts(slug, drafts, req)
  const locale = String(req.locale)
  const published = doc._status === 'published' && isLocale(locale) ? locale : undefined
  await syncTranslations({ payload: req.payload, req }, { kind: slug, entry: slug }, { published })
  return doc
}
