import type { BaseDatabaseAdapter, CollectionSlug, PayloadRequest } from 'payload'

const key = 'chosenId'

interface Chosen {
  collection: CollectionSlug
  id: string
}

/** Makes an adapter use the ids that {@link chooseId} has chosen. */
export function takeChosenIds(adapter: BaseDatabaseAdapter): void {
  const create = adapter.create
  adapter.create = (call) => {
    const context = call.req?.context
    const chosen = context?.[key] as Chosen | undefined
    if (!context || chosen?.collection !== call.collection) return create.call(adapter, call)
    // A second document of the request gets an id of its own.
    delete context[key]
    return create.call(adapter, { ...call, customID: chosen.id })
  }
}

/** Chooses the id of the document that a request creates in a collection. */
export function chooseId(req: PayloadRequest, chosen: Chosen): void {
  req.context[key] = chosen
}
