import type { PayloadRequest } from 'payload'
import { writeEntry } from '../../audit/writeEntry'
import { isContentCollection, isDraftedCollection } from '../../domain/contentCollections'
import type { Page } from '../../domain/entities'
import { entryPath } from '../../domain/entryPath'
import { isSameValue } from '../../domain/fingerprint'
import { isRecord } from '../../domain/isRecord'
import { type Locale, locales, localizedPath } from '../../domain/locales'
import { isPageSlug, isWholePage, type PageSlug, pageModels, pageNameOf } from '../../domain/pageTexts/pages'
import { paths } from '../../domain/paths'
import { canWrite, type Role, worksOnContent } from '../../domain/roles'
import { fold } from '../../domain/search/fold'
import { readyProblems, type TextProblem } from '../../domain/translations/check'
import {
  type TranslatedKind,
  type TranslationType,
  translatedKinds,
  typeOfKind,
} from '../../domain/translations/fields'
import type {
  TranslationCount,
  TranslationEntity,
  TranslationLine,
  TranslationState,
} from '../../domain/translations/states'
import { type Texts, textPlaces, textsAt, unitsOf } from '../../domain/translations/texts'
import type { Translation } from '../../payload-types'
import { contentChanged } from '../../runtime/contentChanged'
import { idPattern } from '../../schemas/id'
import type { Paging } from '../accessContext'
import { previewPath } from '../previewLink'
import { savePageTexts } from '../savePageTexts'
import { siteSettings } from '../settings'
import { upsertSearchEntry } from '../syncSearch'
import { cachedTranslations, type KnownTranslation } from './cachedTranslations'
import { type Call, readIn, readOriginal, type Subject, textsIn, titleIn } from './original'
import { setPublicTexts } from './publicTexts'
import { changeRow, publicState, rowsOf, syncTranslations, toLine } from './rows'

export interface TranslationFilter {
  /** `open` is everything that isn't ready. */
  state?: TranslationState | 'open' | undefined
  kind?: TranslationType | undefined
  language?: Locale | undefined
  /** Part of the original's title. */
  search?: string | undefined
  /** An entry's id. */
  entry?: string | undefined
}

/** Whether it can be the id of an entry of this kind, in either database. */
export const isEntryId = (kind: TranslatedKind, entry: string): boolean =>
  kind === 'site-settings' || isPageSlug(kind) ? entry === kind : idPattern.test(entry)

/** Whether a role may translate this kind: those who may write it. */
export const mayTranslate = (role: Role, kind: TranslatedKind): boolean => {
  if (isDraftedCollection(kind)) return canWrite(role, kind)
  if (isPageSlug(kind)) return worksOnContent(role)
  return role === 'admin' || (kind === 'media' && role === 'editor')
}

/** The translations of a list, those whose original has waited longest first. */
export async function filteredTranslations(
  { state, kind, language, search, entry }: TranslationFilter,
  role: Role,
): Promise<KnownTranslation[]> {
  const [known, { contentLanguage }] = await Promise.all([cachedTranslations(), siteSettings()])
  const kinds = new Set(
    translatedKinds.filter((one) => mayTranslate(role, one) && (!kind || typeOfKind(one) === kind)),
  )
  const words = search ? fold(search).split(/\s+/) : []
  return known.filter(
    (row) =>
      // The originals' own language has none.
      row.language !== contentLanguage &&
      (!language || row.language === language) &&
      kinds.has(row.kind) &&
      (!state || (state === 'open' ? row.state !== 'ready' : row.state === state)) &&
      (!entry || row.entry === entry) &&
      words.every((word) => fold(row.title).includes(word)),
  )
}

export const toTranslationLine = ({ isTrashed, savedAt, ...line }: KnownTranslation): TranslationLine => line

/** Entries in languages, those whose original has waited longest first, and those that are ready last. */
export async function translations(
  filter: TranslationFilter,
  { limit, page }: Paging,
  role: Role,
): Promise<Page<TranslationLine>> {
  const found = await filteredTranslations(filter, role)
  const isReady = ({ state }: TranslationLine) => state === 'ready'
  const sorted = [...found.filter((row) => !isReady(row)), ...found.filter(isReady)]
  const entries = sorted.slice((page - 1) * limit, page * limit).map(toTranslationLine)
  return { entries, total: found.length }
}

/** How many translations are in which state, for each language. */
export async function translationCounts(filter: TranslationFilter, role: Role): Promise<TranslationCount[]> {
  const { contentLanguage } = await siteSettings()
  const { state, language, ...others } = filter
  const found = await filteredTranslations(others, role)
  const counts = new Map(
    locales
      .filter((locale) => locale !== contentLanguage)
      .map((locale) => [locale, { language: locale, missing: 0, draft: 0, outdated: 0, ready: 0 }]),
  )
  for (const row of found) {
    const count = counts.get(row.language)
    if (count) count[row.state] += 1
  }
  return [...counts.values()]
}

/** The rows of an entry, which are made now if it is older than they are. */
async function ensureRows(call: Call, subject: Subject): Promise<Translation[]> {
  const rows = await rowsOf(call, subject)
  if (rows.length >= locales.length) return rows
  await syncTranslations(call, subject)
  return rowsOf(call, subject)
}

const statesOf = (rows: Translation[], contentLanguage: Locale) =>
  rows
    .filter(({ language }) => language !== contentLanguage)
    .map(({ language, state, isPublic }) => ({ language, state, isPublic: isPublic ?? false }))
    .sort((one, other) => locales.indexOf(one.language) - locales.indexOf(other.language))

/** The states of what is translated, in all languages but its own. */
export async function translationStatesOf(call: Call, subject: Subject) {
  const { contentLanguage } = await siteSettings()
  return statesOf(await ensureRows(call, subject), contentLanguage)
}

async function publicPathOf(call: Call, { kind, entry }: Subject, row: Translation): Promise<string | null> {
  if (!row.isPublic || kind === 'media') return null
  const doc = await readIn(call, { kind, entry }, 'original')
  if (!doc || doc._status === 'draft' || doc.isActive === false) return null
  const page = pageNameOf(kind)
  if (page) return isWholePage(page) ? localizedPath(row.language, pageModels[page].path) : null
  const slug = typeof doc.slug === 'string' ? doc.slug : null
  if (kind === 'site-settings') return localizedPath(row.language, paths.contact)
  return isDraftedCollection(kind) ? localizedPath(row.language, entryPath(kind, { id: entry, slug })) : null
}

const textsOfRow = (value: unknown): Texts => (isRecord(value) ? (value as Texts) : {})

/** What a translator has written: pages keep it in themselves. */
async function writtenTexts(call: Call, subject: Subject, row: Translation): Promise<Texts> {
  if (!isPageSlug(subject.kind)) return textsOfRow(row.texts)
  if (row.state === 'missing') return {}
  return textsIn(subject.kind, (await readIn(call, subject, row.language, true)) ?? {})
}

/** The paths at which two originals differ. */
const changedPaths = (source: Texts, original: Texts): string[] =>
  [...new Set([...Object.keys(source), ...Object.keys(original)])].filter(
    (path) => !isSameValue(source[path], original[path]),
  )

/** A translation beside its original; null if there is no such entry, or its original is in that language. */
export async function translation(
  call: Call,
  subject: Subject,
  language: Locale,
): Promise<TranslationEntity | null> {
  const { contentLanguage } = await siteSettings()
  const doc = language === contentLanguage ? null : await readOriginal(call, subject)
  if (!doc || doc.deletedAt) return null
  const rows = await ensureRows(call, subject)
  const row = rows.find((one) => one.language === language)
  if (!row) return null
  const original = textsIn(subject.kind, doc)
  const units = unitsOf(subject.kind, doc, original)
  return {
    ...toLine(row),
    title: titleIn(subject.kind, doc),
    updatedAt: row.updatedAt,
    originalLanguage: contentLanguage,
    units,
    original,
    texts: textsAt(units, await writtenTexts(call, subject, row)),
    changed: row.source ? changedPaths(textsOfRow(row.source), original) : [],
    languages: statesOf(rows, contentLanguage),
    publicPath: await publicPathOf(call, subject, row),
    preview: isDraftedCollection(subject.kind)
      ? localizedPath(language, previewPath(subject.kind, subject.entry))
      : null,
  }
}

interface Saved {
  texts: Texts
  /** Whether visitors are to read it now. */
  isReady: boolean
  /** What it was translated from, if that isn't today's original. */
  source?: Texts
  /** Several are saved in turn, and {@link showTranslations} is called after the last. */
  isShownLater?: boolean
}

/** Saves texts of a page as its draft in a language; what isn't among them stays. */
async function saveDraftOfPage(req: PayloadRequest, kind: PageSlug, locale: Locale, texts: Texts) {
  const call = { payload: req.payload, req }
  const page = await readIn(call, { kind, entry: kind }, locale, true)
  const name = pageNameOf(kind)
  if (!page || !name) return
  for (const { unit, holder, key } of textPlaces(kind, page)) holder[key] = texts[unit.path] ?? holder[key]
  const { _status, updatedAt, ...all } = page
  await savePageTexts(req, { name, locale, status: 'draft' }, all, { overrideAccess: false, req })
}

/**
 * Saves a translation, as a draft or for visitors. Doesn't check access; the caller holds the entry's lock.
 * @returns what keeps it from being ready; then nothing is saved
 */
export async function saveTranslation(
  req: PayloadRequest,
  { kind, entry, language }: Subject & { language: Locale },
  { texts, isReady, source, isShownLater = false }: Saved,
): Promise<TextProblem[]> {
  const call = { payload: req.payload, req }
  const subject = { kind, entry }
  const doc = await readOriginal(call, subject)
  const row = (await ensureRows(call, subject)).find((one) => one.language === language)
  if (!doc || !row) return []
  const original = textsIn(kind, doc)
  const units = unitsOf(kind, doc, original)
  const kept = textsAt(units, texts)
  const problems = isReady ? readyProblems(units, original, kept) : []
  if (problems.length) return problems
  if (isPageSlug(kind)) {
    await saveDraftOfPage(req, kind, language, kept)
    if (source) await changeRow(call, row.id, { source })
    return []
  }
  const now = new Date().toISOString()
  const by = { savedBy: req.user?.id ?? null, updatedAt: now }
  const isWritten = Object.keys(kept).length > 0
  if (isReady) {
    await setPublicTexts(subject, language, kept, req)
    const from = source ?? original
    const state = publicState(from, original)
    await changeRow(call, row.id, { ...by, texts: kept, source: from, isPublic: true, state })
    if (!isShownLater) await showTranslations(call, subject)
  } else {
    const isShown = row.isPublic && row.state !== 'draft' && isSameValue(row.texts, kept)
    const state = isShown
      ? publicState(row.source, original)
      : isWritten || row.isPublic
        ? 'draft'
        : 'missing'
    const from = source && { source }
    await changeRow(call, row.id, { ...by, ...from, texts: isWritten ? kept : null, state })
  }
  await record(req, { subject, language, title: titleIn(kind, doc), isReady, before: row.texts, after: kept })
  return []
}

/** Takes a translation off the site; it stays as a draft. Doesn't check access; the caller holds the lock. */
export async function withdrawTranslation(
  req: PayloadRequest,
  { kind, entry, language }: Subject & { language: Locale },
): Promise<void> {
  const call = { payload: req.payload, req }
  const row = (await rowsOf(call, { kind, entry })).find((one) => one.language === language)
  if (!row?.isPublic) return
  await setPublicTexts({ kind, entry }, language, {}, req)
  const by = { savedBy: req.user?.id ?? null, updatedAt: new Date().toISOString() }
  await changeRow(call, row.id, { ...by, isPublic: false, state: row.texts ? 'draft' : 'missing' })
  await showTranslations(call, { kind, entry })
  const change = { field: `${language}`, before: 'public', after: 'draft' }
  const title = row.title ?? ''
  await writeEntry({ kind, document: entry, title, action: 'unpublished', changes: [change] }, req)
}

/** What visitors read of an entry has changed. */
export async function showTranslations(call: Call, { kind, entry }: Subject): Promise<void> {
  if (isContentCollection(kind)) await upsertSearchEntry(call, kind, entry)
  contentChanged()
}

interface Change {
  subject: Subject
  language: Locale
  title: string
  isReady: boolean
  before: unknown
  after: Texts
}

/** Fields are named with their language, such as `de.title`. */
async function record(req: PayloadRequest, { subject, language, title, isReady, before, after }: Change) {
  const text = (value: unknown) => (Array.isArray(value) ? value.join(', ') : ((value as string) ?? null))
  const old = textsOfRow(before)
  const changes = changedPaths(old, after).map((path) => ({
    field: `${language}.${path.replace(/\/[^/]+\//, '/').replace('/', '.')}`,
    before: text(old[path]),
    after: text(after[path]),
  }))
  if (!changes.length && !isReady) return
  const action = isReady ? 'published' : 'updated'
  await writeEntry(
    { kind: subject.kind, document: subject.entry, title, action, changes, isDraft: !isReady },
    req,
  )
}
