import type { Where } from 'payload'
import { defaultServiceIcon, type ServiceIcon } from '../domain/categories'
import type { ContentCollection } from '../domain/contentCollections'
import type { ServiceType } from '../domain/lead'
import type { Locale } from '../domain/locales'
import { slugPattern } from '../domain/slug'
import {
  type SubjectKind,
  serviceTypeOfArticle,
  serviceTypeOfProduct,
  serviceTypeOfProject,
  serviceTypeOfService,
} from '../domain/subject'
import { getCms } from '../runtime/cms'
import { idPattern } from '../schemas/id'
import { anonymous } from './accessContext'
import { all } from './conditions'
import { currentId } from './currentId'
import { inLanguage, type LocaleOptions, langOf } from './inLanguage'
import { visible } from './published'

/** What an inquiry is about. */
export interface Subject {
  kind: SubjectKind
  title: string
  /** The `lang` attribute of the title: set if its language isn't the page's. */
  lang?: Locale | undefined
  /** The service type to begin with. */
  serviceType?: ServiceType | undefined
}

/** What of it says which service type it suggests. */
interface Stored {
  id: string
  icon?: ServiceIcon | null
  category: string
}

const byId = async (id: string): Promise<Where> => ({ id: { equals: await currentId(id) } })
const bySlug = (slug: string): Where => ({ slug: { equals: slug } })

async function titleOf(collection: ContentCollection, doc: { id: string }, localeOptions?: LocaleOptions) {
  const [shown] = await inLanguage(
    [doc as never],
    { collection, depth: 0, select: { title: true } },
    localeOptions,
  )
  return {
    title: (shown as { title?: string | null }).title ?? '',
    lang: shown && langOf(shown, localeOptions),
  }
}

/** Where an entry of each kind is, if visitors may see it, and the service type that it suggests. */
const kinds = {
  service: {
    collection: 'service',
    format: idPattern,
    where: byId,
    typeOf: ({ icon }: Stored) => serviceTypeOfService(icon ?? defaultServiceIcon),
  },
  product: {
    collection: 'product',
    format: idPattern,
    where: byId,
    typeOf: ({ category }: Stored) => serviceTypeOfProduct(category),
  },
  project: {
    collection: 'project',
    format: slugPattern,
    where: bySlug,
    typeOf: ({ category }: Stored) => serviceTypeOfProject(category),
  },
  article: {
    collection: 'blog-post',
    format: slugPattern,
    where: bySlug,
    typeOf: ({ category }: Stored) => serviceTypeOfArticle(category),
  },
} as const

/**
 * What a visitor came from, if visitors may see it; null if there is no such entry.
 * @param key the id of a service or product, the slug of a project or article
 */
export async function subjectOf(
  kind: SubjectKind,
  key: string,
  localeOptions?: LocaleOptions,
): Promise<Subject | null> {
  const { collection, format, where, typeOf } = kinds[kind]
  if (!format.test(key)) return null
  const payload = await getCms()
  const { docs } = await payload.find({
    collection,
    where: all(visible[collection](), await where(key)),
    select: { title: true, icon: true, category: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  const [doc] = docs as unknown as Stored[]
  return doc ? { kind, ...(await titleOf(collection, doc, localeOptions)), serviceType: typeOf(doc) } : null
}
