import { type Amount, lowestOf } from '../domain/amounts'
import type { Page, ServiceEntity } from '../domain/entities'
import type { ServiceType } from '../domain/lead'
import { apiPageSize } from '../domain/limits'
import type { Locale } from '../domain/locales'
import { serviceTypeOfService } from '../domain/subject'
import type { Service } from '../payload-types'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { all } from './conditions'
import { newestDraft } from './drafts'
import { findInLanguage, type InLanguage, inLanguage, type LocaleOptions, langOf } from './inLanguage'
import { publishedActive } from './published'
import { toService, withLanguage } from './shapes'

/** A service on the site. */
export type ServiceCard = ServiceEntity & {
  /** The `lang` attribute of its texts: set if their language isn't the page's. */
  lang: Locale | undefined
}

const whole = { collection: 'service', depth: 0 } as const

const toCard = (doc: InLanguage<Service>, localeOptions?: LocaleOptions): ServiceCard => ({
  ...toService(doc),
  lang: langOf(doc, localeOptions),
})

const findActive = (paging: Paging, localeOptions?: LocaleOptions) =>
  findInLanguage({ sort: 'placed', ...paging }, whole, localeOptions)

/** The active services in display order. */
export async function activeServices(
  paging: Paging,
  localeOptions?: LocaleOptions,
): Promise<Page<ServiceEntity>> {
  const { docs, totalDocs } = await findActive(paging, localeOptions)
  return { entries: docs.map((doc) => withLanguage(toService(doc), doc)), total: totalDocs }
}

/** The same for the site. */
export async function serviceCards(
  paging: Paging,
  localeOptions?: LocaleOptions,
): Promise<Page<ServiceCard>> {
  const { docs, totalDocs } = await findActive(paging, localeOptions)
  return { entries: docs.map((doc) => toCard(doc, localeOptions)), total: totalDocs }
}

/** Those of these services that are active, in display order. */
export async function servicesByIds(ids: string[], localeOptions?: LocaleOptions): Promise<ServiceCard[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'service',
    where: all(publishedActive, { id: { in: ids } }),
    sort: 'order',
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  return (await inLanguage(docs, whole, localeOptions)).map((doc) => toCard(doc, localeOptions))
}

/** The first service on the site that stands for a service type; null if there is none. */
export async function serviceOfType(
  type: ServiceType | undefined,
  localeOptions?: LocaleOptions,
): Promise<ServiceCard | null> {
  if (!type) return null
  const { entries } = await serviceCards({ limit: apiPageSize, page: 1 }, localeOptions)
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
    depth: 0,
    ...anonymous,
  })
  return lowestOf(docs.map(({ price }) => price ?? ''))
}

/** A service as last saved, for its preview; null if there is none. */
export async function draftService(id: string, localeOptions?: LocaleOptions): Promise<ServiceCard | null> {
  const doc = await newestDraft('service', id, localeOptions)
  return doc && toCard(doc, localeOptions)
}
