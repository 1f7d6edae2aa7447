import type { LeadEntity, Page } from '../domain/entities'
import { isOpen, leadStatuses } from '../domain/lead'
import { dashboardRows } from '../domain/limits'
import { agencyDay } from '../domain/nextStep'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { all } from './conditions'
import { withOwners } from './leadOwners'
import { inquiries } from './leads'

const openStatuses = leadStatuses.map(({ value }) => value).filter(isOpen)

/** Open leads whose next step is overdue in the agency's time zone, oldest first. */
export async function overdueSteps(reader: AccessContext, now = new Date()): Promise<Page<LeadEntity>> {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection: 'lead',
    where: all(
      inquiries,
      // A due date is stored as midnight UTC.
      { sortDue: { less_than: `${agencyDay(now)}T00:00:00.000Z` } },
      { status: { in: openStatuses } },
    ),
    sort: 'sortDue',
    // The folder already excludes deleted leads.
    trash: true,
    limit: dashboardRows,
    depth: 0,
    ...reader,
  })
  return { entries: await withOwners(docs, reader), total: totalDocs }
}
