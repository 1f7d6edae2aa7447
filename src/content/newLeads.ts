import type { NewLead } from '../domain/entities'
import { getCms } from '../runtime/cms'
import { all } from './conditions'
import { inquiries } from './leads'

/** How many are named at once; the list has all of them. */
const atOnce = 100

/**
 * Leads of the inbox that arrived after a moment, oldest first. Doesn't check access.
 * @param moment ISO 8601
 */
export async function leadsSince(moment: string): Promise<NewLead[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'lead',
    where: all(inquiries, { createdAt: { greater_than: moment } }),
    sort: '-createdAt',
    limit: atOnce,
    pagination: false,
    select: { fullName: true, createdAt: true },
    // The folder already excludes deleted leads.
    trash: true,
    depth: 0,
  })
  return docs.map(({ id, fullName, createdAt }) => ({ id, fullName, createdAt })).toReversed()
}
