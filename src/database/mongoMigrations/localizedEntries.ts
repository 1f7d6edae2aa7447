import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { FlattenedField, Payload } from 'payload'
import { originalLocale } from '@/domain/locales'

type Stored = Record<string, unknown>
type Collection = NonNullable<MongooseAdapter['collections'][string]>['collection']

const atOnce = 100
const settings = 'site-settings'

const isBag = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of an interrupted migration some entries are done. */
const isDone = (value: unknown) => isBag(value) && Object.hasOwn(value, originalLocale)

/** The fields of a stored entry, group or row that change: each localized text becomes the original one. */
function changedFields(stored: Stored, fields: FlattenedField[]): Stored {
  const inner = (value: Stored, field: { flattenedFields: FlattenedField[] }) => ({
    ...value,
    ...changedFields(value, field.flattenedFields),
  })
  const changed = fields.flatMap((field): [string, unknown][] => {
    const value = stored[field.name]
    if ('localized' in field && field.localized)
      return value === undefined || isDone(value) ? [] : [[field.name, { [originalLocale]: value }]]
    if (field.type === 'group' && isBag(value)) return [[field.name, inner(value, field)]]
    if (field.type === 'array' && Array.isArray(value))
      return [[field.name, value.map((row) => (isBag(row) ? inner(row, field) : row))]]
    return []
  })
  return Object.fromEntries(changed)
}

interface Place {
  collection: Collection
  fields: FlattenedField[]
  /** Where in a document its entry is. */
  prefix?: 'version'
  /** Which documents of the collection. */
  only?: Stored
}

async function moveTexts({ collection, fields, prefix, only = {} }: Place): Promise<void> {
  let changes: Parameters<Collection['bulkWrite']>[0] = []
  const write = async () => {
    if (changes.length) await collection.bulkWrite(changes, { ordered: false })
    changes = []
  }
  for await (const document of collection.find<Stored>(only)) {
    const stored = prefix ? document[prefix] : document
    const changed = isBag(stored) ? changedFields(stored, fields) : {}
    const $set = Object.fromEntries(
      Object.entries(changed).map(([name, value]) => [prefix ? `${prefix}.${name}` : name, value]),
    )
    if (Object.keys($set).length)
      changes = [...changes, { updateOne: { filter: { _id: document._id as never }, update: { $set } } }]
    if (changes.length >= atOnce) await write()
  }
  await write()
}

const kinds = ['service', 'product', 'project', 'blog-post', 'page', 'media'] as const

/** Makes the texts of entries and settings, and of all their versions, the original ones (decision 068). */
export async function localizedEntries({ db, collections, config }: Payload): Promise<void> {
  const { collections: models, versions, globals } = db as unknown as MongooseAdapter
  const ofSettings = config.globals.find(({ slug }) => slug === settings)?.flattenedFields ?? []
  const places: (Place | undefined)[] = [
    ...kinds.flatMap((kind) => {
      const fields = collections[kind].config.flattenedFields
      const [model, history] = [models[kind], versions[kind]]
      return [
        model && { collection: model.collection, fields },
        history && { collection: history.collection, fields, prefix: 'version' as const },
      ]
    }),
    { collection: globals.collection, fields: ofSettings, only: { globalType: settings } },
    versions[settings] && {
      collection: versions[settings].collection,
      fields: ofSettings,
      prefix: 'version',
    },
  ]
  for (const place of places) if (place) await moveTexts(place)
}
