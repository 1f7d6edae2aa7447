import type { PayloadRequest } from 'payload'
import type { Lead } from '@/payload-types'

/** The texts of all notes on a lead, oldest first. */
export async function noteTexts(lead: Lead['id'], req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'lead-note',
    where: { lead: { equals: lead } },
    select: { text: true },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ text }) => text)
}
