import type { CollectionSlug } from 'payload'
import { draftedCollections } from '../domain/contentCollections'
import { maxBodySize, maxUploadSize } from '../domain/uploads'
import { bufferBody } from '../http/body'
import { isSafeMethod } from '../http/isSafeMethod'
import { getCms } from './cms'
import { withLock } from './mutex'

/**
 * Serializes changes to one document, through any endpoint and process: nobody else writes between reading the stored
 * version and writing.
 * @param id of the document, or the name of the settings
 */
export const withDocumentLock = async <Result>(id: string, act: () => Promise<Result>) =>
  withLock(await getCms(), `document ${id}`, act)

/** Bytes: a replacement image with its fields. */
const maxSize = maxUploadSize + maxBodySize

/** The collections whose documents Payload's endpoints change under a lock. */
export const lockedCollections: readonly CollectionSlug[] = [...draftedCollections, 'lead', 'media']

const drafted = draftedCollections.join('|')
const document = new RegExp(`^(?:${lockedCollections.join('|')})/([^/]+)$`)
const version = new RegExp(`^(${drafted})/versions/([^/]+)$`)
const global = /^globals\/([^/]+)$/

/** The document whose version is restored. */
async function parentOf(collection: CollectionSlug, id: string): Promise<string | undefined> {
  const payload = await getCms()
  const where = { id: { equals: id } }
  const { docs } = await payload.db.findVersions({ collection, where, limit: 1, pagination: false })
  return docs[0] && String(docs[0].parent)
}

async function changed(method: string, path: string): Promise<string | undefined> {
  const id = document.exec(path)?.[1] ?? global.exec(path)?.[1]
  if (id) return id
  const [, collection, restored] = version.exec(path) ?? []
  return method === 'POST' && restored ? parentOf(collection as CollectionSlug, restored) : undefined
}

/**
 * Serializes calls to Payload's own endpoints that change a document. A slow client waits until its body has arrived,
 * so that nobody can block the others.
 * @throws {HttpError} 413 if the body is too large
 */
export async function withLockOfPath<Result>(
  request: Request,
  path: string,
  act: (request: Request) => Promise<Result>,
): Promise<Result> {
  if (isSafeMethod(request.method)) return act(request)
  const id = await changed(request.method, path)
  if (!id) return act(request)
  const whole = await bufferBody(request, maxSize)
  return withDocumentLock(id, () => act(whole))
}
