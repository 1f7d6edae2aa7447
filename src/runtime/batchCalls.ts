import { setTimeout as wait } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { waitUntilSettled } from './waitUntilSettled'

interface BatchLimits {
  /** Items of a group. */
  max: number
  /** Milliseconds after which the next group no longer waits for a group that hangs. */
  timeout: number
}

/**
 * Makes one group of calls that come together or while a group is under way, so that under load many share the cost of
 * one.
 * @param run returns a result or an error for each item
 */
export function batchCalls<Item, Result>(
  run: (items: readonly Item[]) => Promise<(Result | Error)[]>,
  { max, timeout }: BatchLimits,
): (item: Item) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve()
  let calls = 0
  const loader = new DataLoader<Item, Result>(
    (items) => {
      const results = run(items)
      underWay = Promise.race([results.catch(() => {}), wait(timeout, undefined, { ref: false })])
      return results
    },
    {
      cache: false,
      maxBatchSize: max,
      batchScheduleFn: (start) => void underWay.then(() => waitUntilSettled(() => calls)).then(start),
    },
  )
  return (item) => {
    calls += 1
    return loader.load(item)
  }
}
