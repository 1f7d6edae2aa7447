import type { Payload, Where } from 'payload'
import { createIfMissing } from '../../database/createIfMissing'
import { fingerprint, isSameValue } from '../../domain/fingerprint'
import type { UnknownRecord } from '../../domain/isRecord'
import { type Locale, locales } from '../../domain/locales'
import { defaultTexts, hasDefaultTexts } from '../../domain/pageTexts/defaults'
import { isPageSlug, type PageSlug } from '../../domain/pageTexts/pages'
import { sliceText } from '../../domain/sliceText'
import { type TranslatedKind, translatedKinds } from '../../domain/translations/fields'
import type { TranslationLine, TranslationState } from '../../domain/translations/states'
import { type Texts, textPlaces, textsAt } from '../../domain/translations/texts'
import type { Translation } from '../../payload-types'
import { withDocumentLock } from '../../runtime/documentLock'
import { readState, writeState } from '../../runtime/systemState'
import { matchAll } from '../matchAll'
import { type Call, readIn, readOriginal, type Subject, textsIn, titleIn } from './original'

export const collection = 'translation'

export const keyOf = ({ kind, entry }: Subject, language: string) => `${kind}/${entry}/${language}`

export const toLine = (row: Omit<Translation, 'texts' | 'source'>): TranslationLine => ({
  id: keyOf(row, row.language),
  kind: row.kind,
  entry: row.entry,
  language: row.language,
  state: row.state,
  isPublic: row.isPublic ?? false,
  title: row.title ?? '',
  changedAt: row.changedAt ?? row.createdAt,
})

const ofSubject = ({ kind, entry }: Subject): Where => ({
  and: [{ kind: { equals: kind } }, { entry: { equals: entry } }],
})

/** An entry's translations into all languages. */
export async function rowsOf({ payload, req }: Call, subject: Subject): Promise<Translation[]> {
  const { docs } = await payload.find({
    collection,
    where: ofSubject(subject),
    pagination: false,
    depth: 0,
    ...(req && { req }),
  })
  return docs
}

interface Written {
  texts?: unknown
  source?: unknown
  isPublic?: boolean | null
}

/** A public translation is outdated once the original differs from what it was made from. */
export const publicState = (source: unknown, original: Texts): TranslationState =>
  isSameValue(source, original) ? 'ready' : 'outdated'

function stateAfter({ state, texts, source, isPublic }: Written & { state: string }, original: Texts) {
  if (!isPublic) return texts ? 'draft' : 'missing'
  // A draft over a public text, even an empty one, stays a draft until it is called ready.
  return state === 'draft' ? state : publicState(source, original)
}

/** Changes a row. Bypasses the Local API: nobody has access to rows, and there is nothing to validate. */
export async function changeRow({ payload, req }: Call, id: string, data: Partial<Translation>) {
  await payload.db.updateOne({
    collection,
    id,
    data: { ...data, writtenAt: new Date().toISOString() } as UnknownRecord,
    returning: false,
    ...(req && { req }),
  })
}

interface Saved {
  /** A page was just published in this language. */
  published?: Locale | undefined
  /** The site's content language has changed: what was ready is so beside its new original. */
  isRebased?: boolean
}

interface PageLanguage extends Saved {
  language: Locale
  row: Translation | undefined
  original: Texts
  /** Visitors see the default texts. */
  isDefault: boolean
}

/** What becomes of the row of a page, whose texts are edited in the page itself. */
async function pageRow(
  call: Call,
  kind: PageSlug,
  { language, row, original, isDefault, published, isRebased }: PageLanguage,
) {
  const [newest, shown] = [
    await readIn(call, { kind, entry: kind }, language, true),
    await readIn(call, { kind, entry: kind }, language),
  ]
  // A row that is new, or gone, is so in all languages: it makes no draft of this one.
  const places = textPlaces(kind, newest ?? {}).map(({ unit }) => unit)
  const [draft, seen] = [newest, shown].map((doc) => textsIn(kind, doc ?? {})) as [Texts, Texts]
  const isDraft = !isSameValue(textsAt(places, draft), textsAt(places, seen))
  const isPublished = published === language
  const isPublic = isPublished || (row?.isPublic ?? hasDefaultTexts(language))
  const isMade = isDefault || isPublished || !row?.source || (isRebased && row.state === 'ready')
  // Rows that the translation lacks count as changed.
  const translated = Object.fromEntries(Object.entries(original).filter(([path]) => path in seen))
  const source = isMade ? translated : (row.source as Texts)
  const state = isDraft ? 'draft' : isPublic ? publicState(source, original) : 'missing'
  return { source, isPublic, state } as const
}

/**
 * Keeps an entry's rows: there is one for each language, and those whose original has changed are outdated.
 * Doesn't touch a row that is right, so that nobody's version changes under them.
 */
export async function syncTranslations(call: Call, subject: Subject, saved: Saved = {}): Promise<void> {
  const doc = await readOriginal(call, subject)
  if (!doc) return removeTranslations(call, subject)
  const { kind } = subject
  const rows = await rowsOf(call, subject)
  const original = textsIn(subject.kind, doc)
  const now = new Date().toISOString()
  const facts = {
    title: sliceText(titleIn(subject.kind, doc), 0, 200),
    digest: fingerprint(original),
    isTrashed: Boolean(doc.deletedAt),
  }
  for (const language of locales) {
    const row = rows.find((one) => one.language === language)
    const written = isPageSlug(kind) && {
      ...(await pageRow(call, kind, { language, row, original, isDefault: !doc._status, ...saved })),
    }
    if (!row) {
      const times = { createdAt: now, updatedAt: now, writtenAt: now, changedAt: doc.updatedAt ?? now }
      const key = keyOf(subject, language)
      const fixed = { key, ...subject, language, state: 'missing', isPublic: false }
      const { payload, req } = call
      const data = { ...fixed, ...facts, ...times, ...written }
      await createIfMissing({ payload, req, collection, key }, () =>
        payload.db.create({ collection, data, returning: false, ...(req && { req }) }),
      )
      continue
    }
    const state = written ? written.state : stateAfter(row, original)
    const isSame =
      row.digest === facts.digest &&
      row.title === facts.title &&
      row.state === state &&
      Boolean(row.isTrashed) === facts.isTrashed &&
      (!written || (row.isPublic === written.isPublic && isSameValue(row.source, written.source)))
    if (isSame) continue
    const changedAt = row.digest === facts.digest ? row.changedAt : now
    // The version stays: a translator's draft is still based on it.
    await changeRow(call, row.id, {
      ...facts,
      ...written,
      state,
      changedAt: changedAt ?? now,
      updatedAt: row.updatedAt,
    })
  }
}

/** Removes the translations of an entry that was deleted. */
export async function removeTranslations({ payload, req }: Call, subject: Subject): Promise<void> {
  await payload.db.deleteMany({ collection, where: ofSubject(subject), ...(req && { req }) })
}

type Collection = Exclude<TranslatedKind, 'site-settings' | PageSlug>

const translatedCollections = translatedKinds.filter(
  (kind): kind is Collection => kind !== 'site-settings' && !isPageSlug(kind),
)

const pageKinds = translatedKinds.filter(isPageSlug)

/** Keeps the rows of all pages, whose default texts may be newer than they are. */
export async function syncPages(call: Call, saved?: Saved): Promise<void> {
  for (const kind of pageKinds)
    await withDocumentLock(kind, () => syncTranslations(call, { kind, entry: kind }, saved))
}

const textsKey = 'default-texts'

/** Keeps the rows of all pages if default texts have changed with an update of the product, or rows are missing. */
async function syncPagesOnce(payload: Payload): Promise<void> {
  const { totalDocs: rows } = await payload.count({ collection, where: { kind: { in: pageKinds } } })
  const texts = fingerprint(defaultTexts)
  const isKept = (await readState(payload, textsKey)) === texts
  if (isKept && rows >= pageKinds.length * locales.length) return
  await syncPages({ payload })
  await writeState(payload, textsKey, texts)
}

/**
 * Adds the rows of entries that are older than translations, for example after an older backup was restored. An entry
 * that is opened before has its rows from then on.
 */
export async function addMissingRows(payload: Payload, signal: AbortSignal): Promise<void> {
  for (const kind of translatedCollections) {
    const ofKind = { kind: { equals: kind } }
    const { totalDocs: entries } = await payload.count({ collection: kind, where: matchAll, trash: true })
    const { totalDocs: rows } = await payload.count({ collection, where: ofKind })
    if (rows >= entries * locales.length) continue
    const known = await payload.find({
      collection,
      where: ofKind,
      select: { entry: true },
      pagination: false,
    })
    const counts = new Map<string, number>()
    for (const { entry } of known.docs) counts.set(entry, (counts.get(entry) ?? 0) + 1)
    const { docs } = await payload.find({
      collection: kind,
      select: {},
      pagination: false,
      depth: 0,
      trash: true,
    })
    for (const { id } of docs) {
      if (signal.aborted) return
      if ((counts.get(id) ?? 0) >= locales.length) continue
      await withDocumentLock(id, () => syncTranslations({ payload }, { kind, entry: id }))
    }
  }
  const settings = { kind: 'site-settings', entry: 'site-settings' } as const
  if ((await rowsOf({ payload }, settings)).length < locales.length)
    await withDocumentLock(settings.entry, () => syncTranslations({ payload }, settings))
  if (!signal.aborted) await syncPagesOnce(payload)
}
