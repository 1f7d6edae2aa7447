import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { User } from '@/payload-types'

const collection = 'payload-jobs'

/**
 * A step was allowed when it was scheduled, and is expected: when its account is deleted or gets other rights, it becomes
 * nobody's, and takes place all the same.
 */
async function release(account: string, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { 'input.user.value': { equals: account } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id, input } of docs) {
    const { user: _, ...rest } = input as Record<string, unknown>
    await req.payload.db.updateOne({ collection, id, data: { input: rest }, req, returning: false })
  }
}

export const releaseScheduledChanges = {
  async afterChange({ doc, previousDoc, operation, req }) {
    if (operation === 'update' && doc.role !== previousDoc.role) await release(String(doc.id), req)
    return doc
  },
  async afterDelete({ id, req }) {
    await release(String(id), req)
  },
} satisfies { afterChange: CollectionAfterChangeHook<User>; afterDelete: CollectionAfterDeleteHook }
