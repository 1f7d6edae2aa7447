import type { Payload, Where } from 'payload'
import type { SystemState } from '../payload-types'
import { leaseTime, takeLease } from './lease'

const collection = 'system-state'

/** An open page of an editor. */
export interface EditorPage {
  /** The id of the user. */
  user: string
  /** Unique to the page. */
  page: string
}

const nameOf = ({ user, page }: EditorPage) => `${user} ${page}`
const keyOf = (document: string) => `editor of ${document}`

/**
 * Keeps the page as the one that edits the document, for `leaseTime`, if no other one does.
 * @param document unique to all kinds of documents
 * @returns the user of the other page that edits it; null if this one does
 */
export async function keepEditing(
  payload: Payload,
  document: string,
  page: EditorPage,
): Promise<{ user: string } | null> {
  const key = keyOf(document)
  if (await takeLease(payload, key, nameOf(page))) return null
  const row = await payload.db.findOne<SystemState>({ collection, where: { key: { equals: key } } })
  const [user = ''] = row?.holder?.split(' ') ?? []
  return user ? { user } : null
}

/** Makes the page the one that edits the document, instead of any other. */
export async function takeOverEditing(payload: Payload, document: string, page: EditorPage): Promise<void> {
  const key = keyOf(document)
  const until = new Date(Date.now() + leaseTime).toISOString()
  await payload.db.upsert({
    collection,
    where: { key: { equals: key } },
    data: { key, holder: nameOf(page), until },
  })
}

/** The page was closed. */
export async function stopEditing(payload: Payload, document: string, page: EditorPage): Promise<void> {
  const where: Where = { and: [{ key: { equals: keyOf(document) } }, { holder: { equals: nameOf(page) } }] }
  await payload.db.deleteMany({ collection, where })
}
