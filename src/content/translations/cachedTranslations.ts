import type { TranslationLine } from '../../domain/translations/states'
import type { Translation } from '../../payload-types'
import { getCms } from '../../runtime/cms'
import { knownRows } from '../knownRows'
import { rowCounter } from '../rowCounter'
import { collection, toLine } from './rows'

/** What lists of translations show and filter by. */
export interface KnownTranslation extends TranslationLine {
  isTrashed: boolean
  /** Milliseconds since 1970. */
  savedAt: number
}

type Stored = Omit<Translation, 'texts' | 'source'>

const toKnown = (row: Stored): KnownTranslation => ({
  ...toLine(row),
  isTrashed: row.isTrashed ?? false,
  savedAt: Date.parse(row.writtenAt ?? row.updatedAt),
})

/** What has waited longest comes first; images, of which there are many, after all texts. */
const byWaiting = (one: KnownTranslation, other: KnownTranslation): number => {
  const images = Number(one.kind === 'media') - Number(other.kind === 'media')
  if (images !== 0) return images
  if (one.changedAt !== other.changedAt) return one.changedAt < other.changedAt ? -1 : 1
  return one.id < other.id ? -1 : 1
}

let sorted: readonly KnownTranslation[] | undefined

const { rows, refresh } = knownRows<KnownTranslation>({
  async read(since) {
    const { db } = await getCms()
    const { docs } = await db.find<Stored & { id: string }>({
      collection,
      where: since ? { writtenAt: { greater_than_equal: since.toISOString() } } : {},
      // The texts are large.
      select: {
        kind: true,
        entry: true,
        language: true,
        state: true,
        isPublic: true,
        title: true,
        changedAt: true,
        isTrashed: true,
        writtenAt: true,
        updatedAt: true,
        createdAt: true,
      },
      sort: 'writtenAt',
      pagination: false,
    })
    return docs.map(toKnown)
  },
  isAll: rowCounter(collection),
  onChange: () => {
    sorted = undefined
  },
})

/** All rows of translations but those of entries in the trash, in the order of lists. Doesn't check access. */
export async function cachedTranslations(): Promise<readonly KnownTranslation[]> {
  await refresh()
  sorted ??= [...rows.values()].filter(({ isTrashed }) => !isTrashed).sort(byWaiting)
  return sorted
}
