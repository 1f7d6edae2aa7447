import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'

/** Whether an account is the only admin who can log in. */
export async function isLastAdmin(id: User['id'], req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { isActive: { not_equals: false } }] },
    select: {},
    limit: 2,
    pagination: false,
    depth: 0,
    req,
  })
  return docs.length === 1 && docs[0]?.id === id
}
