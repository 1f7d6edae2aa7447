import { setImmediate as nextTurn } from 'node:timers/promises'

/** Turns of the event loop without a newcomer, after which nobody waits for one. */
const quietTurns = 2
interface Limits {
  /** Milliseconds. */
  timeout?: number
  /** Turns of the event loop. */
  maxTurns?: number
}

/**
 * Waits for those who come at the same time: Node reads their connections and requests one by one, over several turns of
 * its event loop.
 * @param counted how many have come so far
 * @param limits how long it waits at most; 20 ms by default
 */
export async function waitUntilSettled(
  counted: () => number,
  { timeout = 20, maxTurns = Number.POSITIVE_INFINITY }: Limits = {},
): Promise<void> {
  const deadline = performance.now() + timeout
  let known = counted()
  let quiet = 0
  for (let turn = 0; turn < maxTurns && quiet < quietTurns && performance.now() < deadline; turn += 1) {
    await nextTurn()
    quiet = counted() === known ? quiet + 1 : 0
    known = counted()
  }
}
