import { defaultServiceIcon } from '../domain/categories'
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
import { published, publishedActive, publishedNow } from './published'

/** What an inquiry is about. */
export interface Subject {
  kind: SubjectKind
  title: string
  /** The `lang` attribute of the title: set if its language isn't the page's. */
  lang?: Locale | undefined
  /** The service type to begin with. */
  serviceType?: ServiceType | undefined
}

const one = { limit: 1, pagination: false, depth: 0, ...anonymous } as const
const withCategory = { title: true, category: true } as const

const byId = async (id: string) => all(publishedActive, { id: { equals: await currentId(id) } })
const bySlug = (slug: string) => ({ slug: { equals: slug } })

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

const find: Record<
  SubjectKind,
  (key: string, localeOptions?: LocaleOptions) => Promise<Omit<Subject, 'kind'> | undefined>
> = {
  async service(id, localeOptions) {
    const { docs } = await (await getCms()).find({
      collection: 'service',
      where: await byId(id),
      select: { title: true, icon: true },
      ...one,
    })
    return (
      docs[0] && {
        ...(await titleOf('service', docs[0], localeOptions)),
        serviceType: serviceTypeOfService(docs[0].icon ?? defaultServiceIcon),
      }
    )
  },
  async product(id, localeOptions) {
    const { docs } = await (await getCms()).find({
      collection: 'product',
      where: await byId(id),
      select: withCategory,
      ...one,
    })
    return (
      docs[0] && {
        ...(await titleOf('product', docs[0], localeOptions)),
        serviceType: serviceTypeOfProduct(docs[0].category),
      }
    )
  },
  async project(slug, localeOptions) {
    const { docs } = await (await getCms()).find({
      collection: 'project',
      where: all(published, bySlug(slug)),
      select: withCategory,
      ...one,
    })
    return (
      docs[0] && {
        ...(await titleOf('project', docs[0], localeOptions)),
        serviceType: serviceTypeOfProject(docs[0].category),
      }
    )
  },
  async article(slug, localeOptions) {
    const { docs } = await (await getCms()).find({
      collection: 'blog-post',
      where: all(publishedNow(), bySlug(slug)),
      select: withCategory,
      ...one,
    })
    return (
      docs[0] && {
        ...(await titleOf('blog-post', docs[0], localeOptions)),
        serviceType: serviceTypeOfArticle(docs[0].category),
      }
    )
  },
}

const formats: Record<SubjectKind, RegExp> = {
  service: idPattern,
  product: idPattern,
  project: slugPattern,
  article: slugPattern,
}

/**
 * What a visitor came from, if visitors may see it; null if there is no such entry.
 * @param key the id of a service or product, the slug of a project or article
 */
export async function subjectOf(
  kind: SubjectKind,
  key: string,
  localeOptions?: LocaleOptions,
): Promise<Subject | null> {
  const found = formats[kind].test(key) ? await find[kind](key, localeOptions) : undefined
  return found ? { kind, ...found } : null
}
