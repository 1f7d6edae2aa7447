import type { PayloadRequest } from 'payload'
import {
  type AuditAction,
  type AuditChange,
  type AuditKind,
  auditDraftWindow,
  mergeChanges,
} from '../domain/audit'
import type { AuditEntry } from '../payload-types'

export interface NewEntry {
  kind: AuditKind
  document: string
  title: string
  action: AuditAction
  changes?: AuditChange[]
  /** Who did it; defaults to the logged-in user, if any. */
  user?: { id: string | number; username: string } | null
  /** A draft was saved: saves in quick succession share an entry. */
  isDraft?: boolean
}

const collection = 'audit-entry'

/** The context of changes that the trail leaves out: it records people's actions, not a demo's content. */
export const unaudited = { isUnaudited: true }

/** Maximum characters of the searchable text. */
const wordsBound = 4000

const wordsOf = ({ title, userName, changes }: { title: string; userName: string; changes: AuditChange[] }) =>
  [title, userName, ...changes.flatMap(({ field, before, after }) => [field, before, after])]
    .filter((word) => word !== null && word !== '')
    .join('\n')
    .slice(0, wordsBound)

/** The last entry about a draft, if this save continues it. */
async function draftEntry({ kind, document }: NewEntry, user: string | null, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ kind: { equals: kind } }, { document: { equals: document } }] },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [last] = docs as AuditEntry[]
  const isFresh = last && Date.now() - Date.parse(last.createdAt) < auditDraftWindow
  return isFresh && last.isDraft && (last.user ?? null) === user ? last : undefined
}

/**
 * Writes an audit entry in the transaction of the change. Bypasses the Local API: nobody has access to write entries,
 * and there is nothing to validate.
 */
export async function writeEntry(entry: NewEntry, req: PayloadRequest): Promise<void> {
  if (req.context.isUnaudited) return
  const { kind, document, title, action, changes = [], user = req.user, isDraft = false } = entry
  const userId = user ? String(user.id) : null
  const userName = user?.username ?? ''
  const now = new Date().toISOString()
  const last = isDraft && action === 'updated' ? await draftEntry(entry, userId, req) : undefined
  if (last) {
    const merged = mergeChanges(last.changes as unknown as AuditChange[], changes)
    const words = wordsOf({ title, userName, changes: merged })
    const data = { title, changes: merged, words, updatedAt: now }
    await req.payload.db.updateOne({ collection, id: last.id, data, req, returning: false })
    return
  }
  const words = wordsOf({ title, userName, changes })
  const who = { user: userId, userName: userName || null }
  const what = { kind, document, title, action, isDraft, changes, words }
  const data = { ...what, ...who, createdAt: now, updatedAt: now }
  await req.payload.db.create({ collection, data, req, returning: false })
}
