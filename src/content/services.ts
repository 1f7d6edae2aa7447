import { type Amount, lowestOf } from '../domain/amounts'
import type { Page, ServiceEntity } from '../domain/entities'
import type { ServiceType } from '../domain/lead'
import { apiPageSize } from '../domain/limits'
import { serviceTypeOfService } from '../domain/subject'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { all } from './conditions'
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

/** Those of these services that are active, in display order. */
export async function servicesByIds(ids: string[]): Promise<ServiceEntity[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'service',
    where: all(publishedActive, { id: { in: ids } }),
    sort: 'order',
    pagination: false,
    ...anonymous,
  })
  return docs.map(toService)
}

/** The first service on the site that stands for a service type; null if there is none. */
export async function serviceOfType(type: ServiceType | undefined): Promise<ServiceEntity | null> {
  if (!type) return null
  const { entries } = await activeServices({ limit: apiPageSize, page: 1 })
  return entries.find(({ icon }) => serviceTypeOfService(icon) === type) ?? null
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
