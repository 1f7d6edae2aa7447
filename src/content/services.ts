import { type Amount, lowestOf } from '../domain/amounts'
import type { Page, ServiceEntity } from '../domain/entities'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { newestDraft } from './drafts'
import { publishedActive } from './published'
import { toService } from './shapes'

/** The active services in display order. */
export async function activeServices(paging: Paging): Promise<Page<ServiceEntity>> {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection: 'service',
    where: publishedActive,
    sort: 'order',
    ...paging,
    ...anonymous,
  })
  return { entries: docs.map(toService), total: totalDocs }
}

/** The lowest price of an active service, parsed from their written prices; null if none contains one. */
export async function lowestServicePrice(): Promise<Amount | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'service',
    where: publishedActive,
    select: { price: true },
    pagination: false,
    ...anonymous,
  })
  return lowestOf(docs.map(({ price }) => price ?? ''))
}

/** A service as last saved, for its preview; null if there is none. */
export async function draftService(id: string): Promise<ServiceEntity | null> {
  const doc = await newestDraft('service', id)
  return doc && toService(doc)
}
