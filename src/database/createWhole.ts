import type { BaseDatabaseAdapter } from 'payload'
import { newId } from './newId'

/**
 * Makes an adapter create an entry completely or not at all. On SQLite it inserts the entry first and its lists and
 * relations later, without a transaction: if one of them is refused, the entry would stay without them.
 */
export function createWhole(adapter: BaseDatabaseAdapter): void {
  const create = adapter.create
  adapter.create = async (call) => {
    const { collection, data, req } = call
    // An id of the caller's own may be that of an older entry.
    if (data.id !== undefined) return create.call(adapter, call)
    const id = call.customID ?? newId(adapter.payload)
    try {
      return await create.call(adapter, { ...call, customID: id })
    } catch (error) {
      const where = { id: { equals: id } }
      await adapter.deleteOne({ collection, where, returning: false, ...(req && { req }) }).catch(() => {})
      throw error
    }
  }
}
