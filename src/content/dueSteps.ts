import type { LeadEntity, Page } from '../domain/entities'
import { dashboardRows } from '../domain/limits'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { withOwners } from './leadOwners'
import { leadsWhere } from './leads'

/** Open leads whose next step is overdue or due today in the agency's time zone, oldest first. */
export async function dueSteps(access: AccessContext): Promise<Page<LeadEntity>> {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection: 'lead',
    where: leadsWhere({ folder: 'inbox', due: 'now' }),
    sort: 'sortDue',
    // The folder already excludes deleted leads.
    trash: true,
    limit: dashboardRows,
    depth: 0,
    ...access,
  })
  return { entries: await withOwners(docs, access), total: totalDocs }
}
