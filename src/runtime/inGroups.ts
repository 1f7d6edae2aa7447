import { setTimeout as wait } from 'node:timers/promises'
import DataLoader from 'dataloader'

interface Bounds {
  /** Items of a group. */
  most: number
  /** Milliseconds after which the next group no longer waits for a group that hangs. */
  patience: number
}

/**
 * Makes calls that come while a group is under way the next group, so that under load many share the cost of one.
 * @param run returns a result or an error for each item
 */
export function inGroups<Item, Result>(
  run: (items: readonly Item[]) => Promise<(Result | Error)[]>,
  { most, patience }: Bounds,
): (item: Item) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Item, Result>(
    (items) => {
      const results = run(items)
      underWay = Promise.race([results.catch(() => {}), wait(patience, undefined, { ref: false })])
      return results
    },
    {
      cache: false,
      maxBatchSize: most,
      // Requests that have arrived together get here one by one, before the next turn of the event loop.
      batchScheduleFn: (start) => void underWay.then(() => setImmediate(start)),
    },
  )
  return (item) => loader.load(item)
}
