import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. */
const period = 500
const timeout = 5000
/** The share of a period in which this process was busy. */
const busy = 0.3

/** Waits until this process has little to do, or for `timeout`, or until it is aborted. */
export async function waitUntilIdle(signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + timeout
  let before = performance.eventLoopUtilization()
  while (!signal?.aborted && performance.now() < deadline) {
    await wait(period, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {})
    if (performance.eventLoopUtilization(before).utilization < busy) return
    before = performance.eventLoopUtilization()
  }
}
