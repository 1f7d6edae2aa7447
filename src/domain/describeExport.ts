import { type Choice, labelOf } from './choice'
import { budgetBands, leadDues, leadFolders, leadStatuses, serviceTypes } from './lead'
import { pluralize } from './pluralize'

interface Filter {
  folder: string
  status?: string | undefined
  serviceType?: string | undefined
  budget?: string | undefined
  owner?: string | undefined
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
  minValue?: number | undefined
  maxValue?: number | undefined
  due?: string | undefined
  ids?: string[] | undefined
}

const label = (choices: readonly Choice[], value: string | undefined) => value && labelOf(choices, value)

/** Describes an export for the audit trail. Omits search words, which may name a visitor. */
export function describeExport(
  count: number,
  { folder, status, serviceType, budget, owner, search, from, to, minValue, maxValue, due, ids }: Filter,
): string {
  const parts = [
    labelOf(leadFolders, folder),
    label(leadStatuses, status),
    label(serviceTypes, serviceType),
    label(budgetBands, budget),
    owner && (owner === 'none' ? 'no owner' : 'one owner'),
    from && `from ${from}`,
    to && `to ${to}`,
    minValue !== undefined && `value from ${minValue}`,
    maxValue !== undefined && `value to ${maxValue}`,
    due && `next step: ${labelOf(leadDues, due)}`,
    search && 'a search',
    ids && 'selected',
  ]
  return `${pluralize(count, 'lead')}: ${parts.filter(Boolean).join(', ')}`
}
