import { type LeadGroup, leadGroups } from '../database/leadGroups'
import type { LeadCounts, LeadSummary } from '../domain/entities'
import { budgetBands, type LeadStatus, leadFolders, leadStatuses, serviceTypes } from '../domain/lead'
import { leadRange } from '../domain/leadRange'
import { leadSearchWords } from '../domain/leadSearch'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { possibleOwners } from './leadOwners'
import { type LeadFilter, leadsWhere } from './leads'

type Dimension = 'folder' | 'status' | 'serviceType' | 'budget' | 'owner'

/** The groups that match a filter, ignoring one of its parts. */
function under(groups: LeadGroup[], filter: LeadFilter, except?: Dimension): LeadGroup[] {
  const dimensions = (['folder', 'status', 'serviceType', 'budget', 'owner'] as const).filter(
    (dimension) => dimension !== except && filter[dimension],
  )
  return groups.filter((group) =>
    dimensions.every((dimension) => (group[dimension] ?? 'none') === filter[dimension]),
  )
}

const sum = (groups: LeadGroup[], part: 'count' | 'value') =>
  groups.reduce((total, group) => total + group[part], 0)

/** A value for each choice of a filter. */
const forEach = <Value extends string, Result>(
  choices: readonly { value: Value }[],
  result: (value: Value) => Result,
) => Object.fromEntries(choices.map(({ value }) => [value, result(value)])) as Record<Value, Result>

/**
 * The counts for a list's filters and the totals of the board. For those who work with leads: it doesn't check
 * access.
 */
export async function leadSummary(filter: LeadFilter, access: AccessContext): Promise<LeadSummary> {
  const payload = await getCms()
  const [groups, owners] = await Promise.all([
    leadGroups(payload.db, leadSearchWords(filter.search), leadRange(filter)),
    possibleOwners(),
  ])
  const having = (dimension: Dimension, value: string | null) =>
    under(groups, filter, dimension).filter((group) => group[dimension] === value)
  const countOf = (dimension: Dimension) => (value: string) => sum(having(dimension, value), 'count')
  return {
    folders: forEach(leadFolders, countOf('folder')),
    statuses: forEach(leadStatuses, (value) => {
      const groups = having('status', value)
      return { count: sum(groups, 'count'), value: sum(groups, 'value') }
    }),
    serviceTypes: forEach(serviceTypes, countOf('serviceType')),
    budgets: forEach(budgetBands, countOf('budget')),
    owners: owners.map((owner) => ({
      ...owner,
      count: countOf('owner')(owner.id),
      isMe: owner.id === access.user?.id,
    })),
    unowned: sum(having('owner', null), 'count'),
  }
}

/** The number of leads in total and per status, excluding spam and trash. Doesn't check access. */
export async function leadCounts(): Promise<LeadCounts> {
  const payload = await getCms()
  const counts = await Promise.all(
    leadStatuses.map(async ({ value: status }) => {
      const where = leadsWhere({ folder: 'inbox', status })
      return [status, (await payload.count({ collection: 'lead', where, trash: true })).totalDocs] as const
    }),
  )
  const byStatus = Object.fromEntries(counts) as Record<LeadStatus, number>
  return { total: counts.reduce((total, [, count]) => total + count, 0), ...byStatus }
}
