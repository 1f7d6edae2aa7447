import { APIError, type CollectionAfterChangeHook } from 'payload'

type Hook = CollectionAfterChangeHook

/**
 * Ensures that an upload that can't be stored in the bucket leaves no entry without a file, and none with the name of a
 * missing file: without transactions, earlier writes would stay.
 * @throws {APIError} 503
 */
export const orUndone =
  (put: Hook): Hook =>
  async (args) => {
    try {
      return await put(args)
    } catch {
      const { collection, doc, operation, previousDoc, req } = args
      const one = { collection: collection.slug, req }
      if (operation === 'create')
        await req.payload.db.deleteOne({ ...one, where: { id: { equals: doc.id } } })
      else await req.payload.db.updateOne({ ...one, id: doc.id, data: previousDoc })
      const message = "The image storage isn't responding. Nothing was uploaded. Please try again later."
      throw new APIError(message, 503, undefined, true)
    }
  }
