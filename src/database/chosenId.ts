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
    const chosen = call.req?.context?.[key] as Chosen | undefined
    return create.call(
      adapter,
      chosen?.collection === call.collection ? { ...call, customID: chosen.id } : call,
    )
  }
}

/** Chooses the id of the document that a request creates in a collection. */
export function chooseId(req: PayloadRequest, chosen: Chosen): void {
  req.context[key] = chosen
}
