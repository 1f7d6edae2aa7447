import type { Where } from 'payload'
import { mediaFilePath } from '../domain/mediaFile'
import { listsOf } from '../domain/pageTexts/model'
import { pageModels, pageNames } from '../domain/pageTexts/pages'
import type { PicturePlace, PlaceKind } from '../domain/picturePlaces'
import { adminOnly, contentRoles, type Role } from '../domain/roles'
import type { Media } from '../payload-types'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import type { AccessContext } from './accessContext'

interface Part {
  kind: Exclude<PlaceKind, 'page-texts'>
  part: string
  /** The fields that may hold the image: as a relation, by URL, or by id or name. */
  media?: string
  url?: string
  names?: string
  /** Who may open such entries. */
  roles: readonly Role[]
}

const parts: Part[] = [
  {
    kind: 'blog-post',
    part: 'Featured image',
    media: 'featuredImage.media',
    url: 'featuredImage.url',
    roles: contentRoles,
  },
  { kind: 'blog-post', part: 'Text', names: 'textPictures', roles: contentRoles },
  {
    kind: 'project',
    part: 'Images',
    media: 'images.media',
    url: 'images.url',
    roles: contentRoles,
  },
  {
    kind: 'product',
    part: 'Images',
    media: 'images.media',
    url: 'images.url',
    roles: adminOnly,
  },
  { kind: 'page', part: 'Text', names: 'textPictures', roles: adminOnly },
]

interface StoredPicture {
  media?: string | null
  url?: string | null
}

type Picture = Pick<Media, 'id' | 'filename' | 'oldNames'>

const filesOf = ({ filename, oldNames }: Picture) =>
  [filename, ...(oldNames ?? [])].filter((name) => typeof name === 'string')

function addressesOf(picture: Picture): string[] {
  const paths = filesOf(picture).map(mediaFilePath)
  return [...paths, ...paths.map((path) => settings.siteUrl + path)]
}

function holdsPicture({ media, url, names }: Part, picture: Picture, prefix = ''): Where {
  const [files, addresses] = [filesOf(picture), addressesOf(picture)]
  return {
    or: [
      ...(media ? [{ [prefix + media]: { equals: picture.id } }] : []),
      ...(url ? [{ [prefix + url]: { in: addresses } }] : []),
      ...(names ? [{ [prefix + names]: { in: [picture.id, ...files] } }] : []),
    ],
  }
}

const all = { pagination: false, depth: 0 } as const

/** Entries whose stored version uses it: published, or never published. */
async function stored(part: Part, picture: Picture, req: AccessContext['req']) {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: part.kind,
    where: holdsPicture(part, picture),
    select: { title: true },
    ...all,
    ...(req && { req }),
  })
  return docs.map(({ id, title }) => ({ id, title, isDraft: false }))
}

/** Entries whose newest version uses it: drafts of published entries. */
async function prepared(part: Part, picture: Picture, req: AccessContext['req']) {
  const payload = await getCms()
  const { docs } = await payload.findVersions({
    collection: part.kind,
    where: { and: [{ latest: { equals: true } }, holdsPicture(part, picture, 'version.')] },
    ...all,
    ...(req && { req }),
  })
  return docs.map(({ parent, version }) => ({ id: String(parent), title: version.title, isDraft: true }))
}

async function placesIn(part: Part, picture: Picture, { req, user }: Pick<AccessContext, 'req' | 'user'>) {
  const now = await stored(part, picture, req)
  const ids = new Set(now.map(({ id }) => id))
  const soon = (await prepared(part, picture, req)).filter(({ id }) => !ids.has(id))
  const mayOpen = !user || part.roles.includes(user.role)
  return [...now, ...soon].map(
    ({ id, title, isDraft }): PicturePlace => ({
      kind: part.kind,
      id: mayOpen ? id : null,
      title: mayOpen ? title || 'Untitled' : null,
      part: part.part,
      isDraft,
    }),
  )
}

const listsWithPictures = pageNames.flatMap((page) =>
  listsOf(pageModels[page]).flatMap(([list, { fields }]) => {
    const names = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'picture' ? name : []))
    return names.length > 0 ? [{ page, list, names }] : []
  }),
)

/** Pages whose texts show it, as published or as last saved. */
async function placesInTexts(picture: Picture, req: AccessContext['req']): Promise<PicturePlace[]> {
  const payload = await getCms()
  const addresses = addressesOf(picture)
  const places: PicturePlace[] = []
  for (const { page, list, names } of listsWithPictures) {
    const { slug, label } = pageModels[page]
    for (const draft of [false, true]) {
      const texts = await payload.findGlobal({ slug, draft, depth: 0, ...(req && { req }) })
      const rows = ((texts as unknown as Record<string, unknown>)[list] ?? []) as Record<
        string,
        StoredPicture
      >[]
      const isUsed = rows.some((row) =>
        names.some((name) => row[name]?.media === picture.id || addresses.includes(row[name]?.url ?? '')),
      )
      if (!isUsed) continue
      places.push({ kind: 'page-texts', id: page, title: label, part: list, isDraft: draft })
      break
    }
  }
  return places
}

/**
 * Where an image is used, including drafts. Searches everything regardless of access; entries the reader may not open
 * are returned without a name.
 * @param trash whether the image may be in the trash; entries in the trash don't count
 * @throws {NotFound}
 */
export async function picturePlaces(
  id: string,
  access: Pick<AccessContext, 'req' | 'user'>,
  { trash = false } = {},
): Promise<PicturePlace[]> {
  const payload = await getCms()
  const { req } = access
  const picture = await payload.findByID({
    collection: 'media',
    id,
    trash,
    depth: 0,
    ...(req && { req }),
  })
  const places: PicturePlace[] = []
  // One at a time: a MongoDB transaction can't run queries in parallel.
  for (const part of parts) places.push(...(await placesIn(part, picture, access)))
  places.push(...(await placesInTexts(picture, req)))
  return places
}
