import { APIError, type CollectionAfterChangeHook } from 'payload'
import { originalLocale } from '../domain/locales'

type Hook = CollectionAfterChangeHook
type Row = Record<string, unknown>

/** The state before a change as the database stores it: with the translations of the localized texts. */
async function storedBefore({ collection, previousDoc, req }: Parameters<Hook>[0]): Promise<Row> {
  const where = { id: { equals: previousDoc.id } }
  const now = await req.payload.db.findOne<Row & { id: string }>({ collection: collection.slug, where, req })
  const localized = collection.flattenedFields.filter((field) => 'localized' in field && field.localized)
  const texts = localized.map(({ name }) => {
    const others = now?.[name] as Row | null | undefined
    return [name, { ...others, [req.locale ?? originalLocale]: previousDoc[name] }]
  })
  return { ...previousDoc, ...Object.fromEntries(texts) }
}

/**
 * Ensures that an upload that can't be stored in the bucket leaves no entry without a file, and none with the name of a
 * missing file: without transactions, earlier writes would stay.
 * @throws {APIError} 503
 */
export const withRollback =
  (put: Hook): Hook =>
  async (args) => {
    try {
      return await put(args)
    } catch {
      const { collection, doc, operation, req } = args
      const one = { collection: collection.slug, req }
      if (operation === 'create')
        await req.payload.db.deleteOne({ ...one, where: { id: { equals: doc.id } } })
      else await req.payload.db.updateOne({ ...one, id: doc.id, data: await storedBefore(args) })
      const message = "The image storage isn't responding. Nothing was uploaded. Please try again later."
      throw new APIError(message, 503, undefined, true)
    }
  }
