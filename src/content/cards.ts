import type { Where } from 'payload'
import type { Result } from '../domain/caseStudy'
import type { Ground } from '../domain/grounds'
import type { Locale } from '../domain/locales'
import type { BlogPost, Media, Product, Project } from '../payload-types'
import { getCms } from '../runtime/cms'
import { anonymous } from './accessContext'
import { all } from './conditions'
import { currentId } from './currentId'
import { inLanguage, type LocaleOptions } from './inLanguage'
import { visible } from './published'
import { toResults } from './shapes'

/** An image of the library, cropped around a point. */
export interface CardPicture {
  /** The name of the stored file; it changes with its content. */
  file: string
  /** Percent of width and height. */
  focalX: number
  focalY: number
  ground?: Ground
}

/** What an entry's card shows. */
export interface EntryCard {
  /** The language of its texts; unknown if nobody asked for one. */
  language?: Locale | undefined
  title: string
  category: string
  /** Whole rupees. */
  price?: number
  /** The number a project moved most. */
  headline?: Result
  /** Its first image, unless that has another site's URL. */
  picture?: CardPicture
}

const collections = { post: 'blog-post', product: 'product', project: 'project' } as const
export type CardKind = keyof typeof collections

type Stored = Partial<Product & Project & Pick<BlogPost, 'featuredImage'>> & EntryCard

const named = async (kind: CardKind, name: string): Promise<Where> =>
  kind === 'product' ? { id: { equals: await currentId(name) } } : { slug: { equals: name } }

/** A middle-sized copy is enough for a card; images that are smaller than it have none in that size. */
function pictureOf({ featuredImage, images }: Stored): CardPicture | null {
  const media = (featuredImage ?? images?.[0])?.media as Media | null | undefined
  const file = media?.sizes?.webp1200?.filename ?? media?.filename
  if (!file) return null
  const { focalX, focalY, ground } = media ?? {}
  return { file, focalX: focalX ?? 50, focalY: focalY ?? 50, ...(ground && { ground }) }
}

const select = {
  title: true,
  category: true,
  price: true,
  results: true,
  images: true,
  featuredImage: true,
} as const

/** What the card of a public entry shows, by its slug (products: by id); null if there is none. */
export async function entryCard(
  kind: CardKind,
  name: string,
  localeOptions?: LocaleOptions,
): Promise<EntryCard | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: collections[kind],
    where: all(await named(kind, name), visible[collections[kind]]()),
    select,
    limit: 1,
    pagination: false,
    depth: 1,
    ...anonymous,
  })
  const collection = collections[kind]
  const [doc] = await inLanguage(
    docs as Project[],
    { collection: collection as 'project', depth: 1, select },
    localeOptions,
  )
  if (!doc) return null
  const { title, category, price, results, language, ...stored } = doc as object as Stored
  const [headline] = results ? toResults(results) : []
  const picture = pictureOf({ title, category, ...stored })
  return {
    title,
    category,
    language,
    ...(price && { price }),
    ...(headline && { headline }),
    ...(picture && { picture }),
  }
}
