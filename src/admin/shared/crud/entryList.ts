import { contentLimits } from '@/domain/categories'
import { isDay } from '@/domain/dayRange'
import { type EntryOrder, entryOrders, entryStates } from '@/domain/entryList'
import { listViews } from '@/domain/listSettings'
import { type Address, alwaysOneOf, describeList, displayOf, oneOf, text } from '../lists/listAddress'

const isFacet = (value: string) => value.length > 0 && value.length <= contentLimits.listItem

const filters = {
  state: oneOf(entryStates),
  category: text(isFacet),
  author: text(isFacet),
  tag: text(isFacet),
  from: text(isDay),
  to: text(isDay),
  view: displayOf(listViews),
}

const sorted = (order: EntryOrder) => describeList({ ...filters, sort: alwaysOneOf(entryOrders, order) })
const lists = { site: sorted('site'), newest: sorted('newest') }

/** The list of a content screen that opens in this order. */
export const entryList = (order: keyof typeof lists) => lists[order]

export type EntryAddress = Address<
  typeof filters & { sort: { initial: EntryOrder; parse: () => EntryOrder } }
>
