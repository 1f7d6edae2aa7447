import { contentLimits } from '@/domain/categories'
import type { ContentCollection } from '@/domain/contentCollections'
import { isDay } from '@/domain/dayRange'
import { type EntryOrder, entryStates, ordersOf } from '@/domain/entryList'
import { listViews } from '@/domain/listSettings'
import { type Address, alwaysOneOf, describeList, displayOf, oneOf, text } from '../lists/listAddress'
import type { Resource } from './resource'

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

const sorted = (collection: ContentCollection, order: EntryOrder) =>
  describeList({ ...filters, sort: alwaysOneOf(ordersOf(collection), order) })

const lists: Record<ContentCollection, ReturnType<typeof sorted>> = {
  service: sorted('service', 'site'),
  product: sorted('product', 'site'),
  project: sorted('project', 'site'),
  'blog-post': sorted('blog-post', 'newest'),
}

/** The list of a content screen. */
export const entryList = ({ collection }: Resource) => lists[collection]

export type EntryAddress = Address<
  typeof filters & { sort: { initial: EntryOrder; parse: () => EntryOrder } }
>
