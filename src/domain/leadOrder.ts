import type { LeadEntity } from './entities'
import type { LeadOrder } from './lead'
import { searchText } from './searchText'

type Sorted = Pick<LeadEntity, 'createdAt' | 'fullName' | 'estimatedValue' | 'nextStepDue'>

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** The server's sort orders, for lists that change in the browser. Without a value, leads come last in both directions. */
const comparators: Record<LeadOrder, (one: Sorted, other: Sorted) => number> = {
  newest: (one, other) => compare(other.createdAt, one.createdAt),
  oldest: (one, other) => compare(one.createdAt, other.createdAt),
  name: (one, other) => compare(searchText(one.fullName), searchText(other.fullName)),
  value: (one, other) => (other.estimatedValue ?? -1) - (one.estimatedValue ?? -1),
  due: (one, other) => compare(one.nextStepDue ?? '9999', other.nextStepDue ?? '9999'),
  'name-desc': (one, other) => compare(searchText(other.fullName), searchText(one.fullName)),
  'value-asc': (one, other) =>
    (one.estimatedValue ?? Number.MAX_VALUE) - (other.estimatedValue ?? Number.MAX_VALUE),
}

/** The index at which a lead belongs in a sorted list. */
export function sortedIndex(lead: Sorted, list: Sorted[], order: LeadOrder): number {
  const place = list.findIndex((other) => comparators[order](lead, other) < 0)
  return place < 0 ? list.length : place
}
