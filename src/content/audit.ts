import type { Where } from 'payload'
import type { AuditAction, AuditChange, AuditKind } from '../domain/audit'
import { containsText } from '../domain/containsText'
import type { AuditEntity, Page } from '../domain/entities'
import type { AuditEntry } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext, Paging } from './accessContext'
import { accountNames } from './accountNames'
import { all } from './conditions'

const collection = 'audit-entry'

/** Stands for entries without a user. */
const nobody = 'nobody'

export interface AuditFilter {
  kind?: AuditKind | undefined
  document?: string | undefined
  action?: AuditAction | undefined
  /** An id, or {@link nobody}. */
  user?: string | undefined
  /** ISO 8601; inclusive, and `until` exclusive. */
  from?: string | undefined
  until?: string | undefined
  search?: string | undefined
}

const toEntry = (doc: AuditEntry, names: Map<string, string>): AuditEntity => ({
  id: doc.id,
  kind: doc.kind,
  document: doc.document,
  title: doc.title ?? '',
  action: doc.action,
  user: doc.user
    ? { id: doc.user, username: doc.userName ?? '', name: names.get(doc.user) ?? doc.userName ?? '' }
    : null,
  changes: (doc.changes ?? []) as unknown as AuditChange[],
  createdAt: doc.createdAt,
})

const by = (user: string): Where => ({ user: user === nobody ? { exists: false } : { equals: user } })

function conditions({ kind, document, action, user, from, until, search }: AuditFilter): Where {
  return all(
    kind && { kind: { equals: kind } },
    document && { document: { equals: document } },
    action && { action: { equals: action } },
    user && by(user),
    from && { createdAt: { greater_than_equal: from } },
    until && { createdAt: { less_than: until } },
    search && { words: containsText(search) },
  )
}

/** A page of the audit trail, newest first. */
export async function auditEntries(
  filter: AuditFilter,
  paging: Paging,
  access: AccessContext,
): Promise<Page<AuditEntity>> {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection,
    where: conditions(filter),
    sort: '-createdAt',
    depth: 0,
    ...paging,
    ...access,
  })
  const names = await accountNames(docs.flatMap(({ user }) => user ?? []))
  return { entries: docs.map((doc) => toEntry(doc, names)), total: totalDocs }
}

/** The history of one document, newest first; at most 100 entries. */
export async function historyOf(
  kind: AuditKind,
  document: string,
  access: AccessContext,
): Promise<AuditEntity[]> {
  const { entries } = await auditEntries({ kind, document }, { limit: 100, page: 1 }, access)
  return entries
}

/** When something was changed last, and by whom, also for people who may not read the trail; null if never. */
export async function lastChange(kind: AuditKind): Promise<{ at: string; by: string | null } | null> {
  const payload = await getCms()
  const where = { kind: { equals: kind } }
  const { docs } = await payload.find({
    collection,
    where,
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [doc] = docs
  if (!doc) return null
  const { user } = toEntry(doc, await accountNames(docs.flatMap(({ user }) => user ?? [])))
  return { at: doc.createdAt, by: user?.name ?? null }
}
