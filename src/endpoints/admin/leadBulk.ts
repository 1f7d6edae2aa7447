import { NotFound } from 'payload'
import { retryTransient } from '@/database/retryTransient'
import type { BulkOutcome } from '@/domain/entryBulk'
import { relationId } from '@/domain/relationId'
import { leadRoles, mayPurgeLeads } from '@/domain/roles'
import { forbidden } from '@/http/HttpError'
import type { Lead } from '@/payload-types'
import { withDocumentLock } from '@/runtime/documentLock'
import { type LeadBulk, type LeadUndo, leadBulkSchema, leadBulkUndoSchema } from '@/schemas/lead'
import { type Call, endpoint } from '../endpoint'
import { changedSince } from '../ifMatch'
import { forCaller } from './leadOwner'

const collection = 'lead'

type BulkCall = Pick<Call<LeadBulk, unknown, typeof leadRoles>, 'req' | 'as'>

const statusChange = ({
  status,
  closedOn,
  lostReason,
  lostNote,
}: Extract<LeadBulk, { action: 'status' }>) => ({
  status,
  ...(closedOn && { closedOn }),
  lostReason,
  lostNote,
})

/** The fields that an action changes, and whether it affects leads in the trash. */
function changeOf(bulk: LeadBulk) {
  switch (bulk.action) {
    case 'status':
      return { data: statusChange(bulk), isOfTrash: false }
    case 'owner':
      return { data: { owner: bulk.owner }, isOfTrash: false }
    case 'spam':
    case 'not-spam':
      return { data: { isSpam: bulk.action === 'spam' }, isOfTrash: false }
    case 'trash':
      return { data: { deletedAt: new Date().toISOString() }, isOfTrash: false }
    case 'restore':
      return { data: { deletedAt: null }, isOfTrash: true }
    case 'purge':
      return { data: null, isOfTrash: true }
  }
}

/** What undoes the change of a field; other actions have an opposite. */
function undoOf({ status, owner, closedOn, lostReason, lostNote }: Lead, { action }: LeadBulk) {
  if (action !== 'status' && action !== 'owner') return undefined
  if (action === 'owner') return { owner: relationId(owner) ?? null }
  return { status, lostReason, lostNote, ...(closedOn && { closedOn: closedOn.slice(0, 10) }) }
}

interface Changed {
  /** What undoes it, if that isn't another action. */
  undo?: LeadUndo
  /** Why it stays as it is. */
  failed?: BulkOutcome['failed'][number]
}

/** @throws {NotFound} for a lead that was deleted, or isn't in a folder the action applies to */
async function changeOne(id: string, bulk: LeadBulk, { req, as }: BulkCall): Promise<Changed> {
  const { data, isOfTrash } = changeOf(bulk)
  const stored = await req.payload.findByID({ collection, id, trash: isOfTrash, depth: 0, ...as })
  if (isOfTrash && !stored.deletedAt) throw new NotFound(req.t)
  const seen = bulk.versions?.[id]
  if (seen && seen !== stored.updatedAt)
    return { failed: { id, title: stored.fullName, reason: changedSince } }
  if (!data) {
    await req.payload.delete({ collection, id, trash: true, depth: 0, ...as })
    return {}
  }
  const before = undoOf(stored, bulk)
  const { updatedAt } = await req.payload.update({
    collection,
    id,
    data,
    trash: isOfTrash,
    depth: 0,
    ...as,
  })
  return before ? { undo: { id, updatedAt, ...before } } : {}
}

/** Null if it couldn't be changed; it may just have been deleted. */
async function changeIfThere(id: string, bulk: LeadBulk, call: BulkCall) {
  try {
    return await withDocumentLock(id, () => retryTransient(call.req, () => changeOne(id, bulk, call)))
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

/**
 * Applies one action to several leads, one at a time; returns how many still existed, what undoes it, and which stay as
 * they are because they were changed since the caller saw them.
 */
export const bulkLeads = endpoint({
  method: 'post',
  path: '/admin/leads/bulk',
  allow: leadRoles,
  retriesSteps: true,
  body: leadBulkSchema,
  async handle({ req, as, user, body }) {
    if (body.action === 'purge' && !mayPurgeLeads(user.role)) throw forbidden()
    const bulk = body.action === 'owner' ? forCaller(body, user) : body
    const ids = [...new Set(body.ids)]
    const found: Changed[] = []
    for (const id of ids) {
      const one = await changeIfThere(id, bulk, { req, as })
      if (one) found.push(one)
    }
    const failed = found.flatMap((one) => one.failed ?? [])
    const undo = found.flatMap((one) => one.undo ?? [])
    return {
      changed: found.length - failed.length,
      missing: ids.length - found.length,
      ...(failed.length && { failed }),
      ...(undo.length && { undo }),
    }
  },
})

/** Whether the lead was as the change had left it, and is now as before. */
const isUndone = ({ id, updatedAt, ...before }: LeadUndo, { req, as }: BulkCall): Promise<boolean> =>
  withDocumentLock(id, () =>
    retryTransient(req, async () => {
      const stored = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, ...as })
      if (stored?.updatedAt !== updatedAt) return false
      await req.payload.update({ collection, id, data: before, depth: 0, ...as })
      return true
    }),
  )

/** Undoes a change of several leads; those that someone has changed since stay as they are. */
export const undoBulk = endpoint({
  method: 'post',
  path: '/admin/leads/bulk/undo',
  allow: leadRoles,
  retriesSteps: true,
  body: leadBulkUndoSchema,
  async handle({ req, as, body: { leads } }) {
    let changed = 0
    for (const lead of leads) if (await isUndone(lead, { req, as })) changed += 1
    return { changed, missing: leads.length - changed }
  },
})
