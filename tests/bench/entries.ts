import type { Payload } from 'payload'
import { searchRow } from '@/content/searchRow'
import { textsIn } from '@/content/translations/original'
import { keyOf } from '@/content/translations/rows'
import type { ContentCollection } from '@/domain/contentCollections'
import { fingerprint } from '@/domain/fingerprint'
import type { UnknownRecord } from '@/domain/isRecord'
import { type Locale, locales, originalLocale } from '@/domain/locales'
import { searchable } from '@/domain/search/match'
import { type Texts, textPlaces } from '@/domain/translations/texts'

/** Entries written at once. */
const atOnce = 20

/** The languages with ready translations; none with BENCH_TRANSLATED=0. */
const translated: readonly Locale[] =
  process.env.BENCH_TRANSLATED === '0' ? [] : locales.filter((locale) => locale !== 'en')

type Stored = UnknownRecord & { id: string; createdAt: string; updatedAt: string }

/** An entry that the product stored, as `db.find` returns it, and what it says of it elsewhere. */
interface Sample {
  data: UnknownRecord
  title: string
  texts: Texts
  row: ReturnType<typeof searchRow>
}

const originalOf = (value: unknown) => (value as UnknownRecord | null)?.[originalLocale]

/** Stores an entry through the product, and takes it out again. */
async function sampleOf(payload: Payload, kind: ContentCollection, data: UnknownRecord): Promise<Sample> {
  const { id } = await payload.create({ collection: kind, data: { ...data, _status: 'published' } as never })
  const where = { id: { equals: id } }
  const found = await payload.db.findOne<Stored>({ collection: kind, where, locale: 'all' })
  const doc = await payload.findByID({ collection: kind, id, depth: 0 })
  await payload.delete({ collection: kind, id })
  if (!found) throw new Error(`A ${kind} is gone.`)
  const { id: _, ...stored } = found
  return {
    data: stored,
    title: String(doc.title),
    texts: textsIn(kind, { ...doc }),
    row: searchRow(kind, doc),
  }
}

/** The fields of a copy. Translations have the same texts, except for their titles. */
function copyOf(
  kind: ContentCollection,
  { data }: Sample,
  titles: Record<string, string>,
  languages: string[],
) {
  const copy = structuredClone(data)
  for (const { unit, holder, key } of textPlaces(kind, copy)) {
    const original = originalOf(holder[key])
    holder[key] = Object.fromEntries(
      languages.map((language) => [language, unit.path === 'title' ? titles[language] : original]),
    )
  }
  return copy
}

interface Copy {
  kind: ContentCollection
  sample: Sample
  index: number
  own: UnknownRecord
}

/** With all that hooks store: version, search rows, rows of translations. */
async function addCopy({ db }: Payload, { kind, sample, index, own }: Copy): Promise<void> {
  const shown = [originalLocale, ...translated]
  const original = `${sample.title} ${index}`
  const titles = Object.fromEntries(
    shown.map((code) => [code, code === originalLocale ? original : `${original} (${code})`]),
  )
  // Later copies are older, as in a list.
  const at = new Date(Date.now() - index * 60_000).toISOString()
  const times = { createdAt: at, updatedAt: at }
  const fields = (languages: string[]) => ({ ...copyOf(kind, sample, titles, languages), ...times, ...own })
  const stored = (await db.create({ collection: kind, data: fields(shown) })) as unknown as Stored
  const entry = String(stored.id)
  await db.createVersion({
    collectionSlug: kind,
    parent: entry,
    versionData: fields([originalLocale]) as never,
    autosave: false,
    ...times,
    returning: false,
  })
  const add = (collection: 'translation' | 'search-entry', data: UnknownRecord) =>
    db.create({ collection, data: { ...data, ...times }, returning: false })
  const { slug = null, category = null, publishedAt = at } = own
  for (const [place, language] of shown.entries()) {
    const title = titles[language] ?? ''
    const key = [kind, entry, ...(place ? [language] : [])].join('/')
    const words = { ...sample.row.words, title: searchable(title) }
    const says = { entry, slug, category, language, title, visibleFrom: publishedAt }
    await add('search-entry', { ...sample.row, ...says, key, words, stored: place ? `${at} ${at}` : at })
  }
  const source = { ...sample.texts, title: original }
  const told = { title: original, digest: fingerprint(source), changedAt: at, isTrashed: false }
  for (const language of locales) {
    const ready = { state: 'ready', isPublic: true, texts: { ...source, title: titles[language] }, source }
    const state = translated.includes(language) ? ready : { state: 'missing', isPublic: false }
    await add('translation', {
      key: keyOf({ kind, entry }, language),
      kind,
      entry,
      language,
      ...told,
      ...state,
    })
  }
}

interface Entries {
  kind: ContentCollection
  /** New entries, of which copies are made in turn. */
  samples: UnknownRecord[]
  count: number
  /** What is a copy's own, of fields that aren't localized. */
  own?: (index: number) => UnknownRecord
}

/**
 * Adds published entries with ready translations in all languages, past the hooks: through the product it would take an
 * hour.
 */
export async function addEntries(payload: Payload, { kind, samples, count, own }: Entries): Promise<void> {
  const stored: Sample[] = []
  for (const data of samples) stored.push(await sampleOf(payload, kind, data))
  const add = async (index: number) => {
    const sample = stored[index % stored.length]
    if (sample) await addCopy(payload, { kind, sample, index, own: own?.(index) ?? {} })
  }
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, place) => add(from + place))
    await Promise.all(some)
  }
}
