import { NotFound } from 'payload'
import { leadRoles, mayPurgeLeads } from '@/domain/roles'
import { HttpError } from '@/http/HttpError'
import { withDocumentLock } from '@/runtime/documentLock'
import { type LeadBulk, leadBulkSchema } from '@/schemas/lead'
import { type Call, endpoint } from '../endpoint'
import { forCaller } from './leadOwner'

const collection = 'lead'

type BulkCall = Pick<Call<LeadBulk, unknown, typeof leadRoles>, 'req' | 'as'>

/** The fields that an action changes, and whether it affects leads in the trash. */
function changeOf(bulk: LeadBulk) {
  switch (bulk.action) {
    case 'status':
      return { data: { status: bulk.status }, isOfTrash: false }
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

/** @throws {NotFound} for a lead that was deleted, or isn't in a folder the action applies to */
async function changeOne(id: string, bulk: LeadBulk, { req, as }: BulkCall): Promise<void> {
  const { data, isOfTrash } = changeOf(bulk)
  if (isOfTrash) {
    const select = { deletedAt: true } as const
    const { deletedAt } = await req.payload.findByID({ collection, id, select, trash: true, depth: 0, ...as })
    if (!deletedAt) throw new NotFound(req.t)
  }
  if (data) await req.payload.update({ collection, id, data, trash: isOfTrash, depth: 0, ...as })
  else await req.payload.delete({ collection, id, trash: true, depth: 0, ...as })
}

/** Whether it could be changed; it may just have been deleted. */
async function isChanged(id: string, bulk: LeadBulk, asked: BulkCall): Promise<boolean> {
  try {
    await withDocumentLock(id, () => changeOne(id, bulk, asked))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}

/** Applies one action to several leads, one at a time; returns how many still existed. */
export const bulkLeads = endpoint({
  method: 'post',
  path: '/admin/leads/bulk',
  allow: leadRoles,
  body: leadBulkSchema,
  async handle({ req, as, user, body }) {
    if (body.action === 'purge' && !mayPurgeLeads(user.role))
      throw new HttpError(403, "You don't have permission to do this.")
    const bulk = body.action === 'owner' ? forCaller(body, user) : body
    let changed = 0
    const ids = [...new Set(body.ids)]
    for (const id of ids) if (await isChanged(id, bulk, { req, as })) changed += 1
    return { changed, missing: ids.length - changed }
  },
})
