import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { unaudited } from '../../audit/writeEntry'
import { isRecord, type UnknownRecord } from '../../domain/isRecord'
import { type Locale, originalLocale } from '../../domain/locales'
import { isTranslatedKind, type TranslatedKind } from '../../domain/translations/fields'
import { type Texts, textPlaces } from '../../domain/translations/texts'
import { htmlToLexical } from '../../rich-text/fromHtml'
import type { Subject } from './original'

/** Settings that were never saved are stored as they are by default. */
const storeDefaults = (req: PayloadRequest) =>
  req.payload.updateGlobal({
    slug: 'site-settings',
    locale: originalLocale,
    data: {},
    context: unaudited,
    req,
  })

/** A document as the database keeps it: localized fields have a value for each language. */
async function readAll({ kind, entry }: Subject, req: PayloadRequest): Promise<UnknownRecord | null> {
  const { db } = req.payload
  if (kind === 'site-settings') {
    const stored = () => db.findGlobal({ slug: kind, locale: 'all', req })
    if (!(await stored())?.id) await storeDefaults(req)
    return stored()
  }
  const where = { id: { equals: entry } }
  return db.findOne<UnknownRecord & { id: string }>({
    collection: kind as CollectionSlug,
    where,
    locale: 'all',
    req,
  })
}

async function writeAll({ kind, entry }: Subject, data: UnknownRecord, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  if (kind === 'site-settings') {
    await db.updateGlobal({ slug: kind, data: data as never, req, returning: false })
    return
  }
  await db.updateOne({ collection: kind as CollectionSlug, id: entry, data, req, returning: false })
}

/**
 * Replaces what visitors read of an entry in a language; nothing is left of it without texts. The entry's own texts,
 * versions and drafts don't change, and neither does its time of change: it is nobody's edit.
 */
export async function setPublicTexts(
  subject: Subject,
  language: Locale,
  texts: Texts,
  req: PayloadRequest,
): Promise<void> {
  const stored = await readAll(subject, req)
  if (!stored) return
  for (const { unit, holder, key } of textPlaces(subject.kind, stored)) {
    const text = texts[unit.path] ?? null
    const value =
      unit.control === 'html' && typeof text === 'string'
        ? await htmlToLexical(text, req.payload.config)
        : text
    const values = isRecord(holder[key]) ? holder[key] : {}
    holder[key] = { ...values, [language]: value ?? (unit.control === 'lines' ? [] : null) }
  }
  await writeAll(subject, stored, req)
}

/** A copy of an entry has its original's texts only. */
function dropTranslations(kind: TranslatedKind, doc: UnknownRecord): void {
  for (const { holder, key } of textPlaces(kind, doc)) {
    const values = holder[key]
    if (isRecord(values)) holder[key] = { [originalLocale]: values[originalLocale] }
  }
}

/**
 * Before an entry is saved: its translations are those it has, not those of the version that the save is based on,
 * which may be older, or of the entry that it copies. Set on the first localized field of a collection.
 */
export const keepTranslations: FieldHook = async ({
  collection,
  operation,
  originalDoc,
  req,
  siblingDocWithLocales,
}) => {
  const kind = collection?.slug ?? ''
  if (!isTranslatedKind(kind) || !siblingDocWithLocales) return
  if (operation === 'create') return dropTranslations(kind, siblingDocWithLocales)
  if (!originalDoc?.id) return
  const stored = await readAll({ kind, entry: String(originalDoc.id) }, req)
  if (!stored) return
  const valuesAt = new Map(textPlaces(kind, stored).map(({ unit, holder, key }) => [unit.path, holder[key]]))
  for (const { unit, holder, key } of textPlaces(kind, siblingDocWithLocales)) {
    const [kept, based] = [valuesAt.get(unit.path), holder[key]]
    const original = isRecord(based) ? based[originalLocale] : undefined
    holder[key] = { ...(isRecord(kept) && kept), [originalLocale]: original }
  }
}
