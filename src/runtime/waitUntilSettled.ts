import { setImmediate as nextTurn } from 'node:timers/promises'

/** Turns of the event loop without a newcomer, after which nobody waits for one. */
const quietTurns = 2
/** Milliseconds waited at most. */
const patience = 20

/**
 * Waits for those who come at the same time: Node reads their connections and requests one by one, over several turns of
 * its event loop.
 * @param counted how many have come so far
 */
export async function waitUntilSettled(counted: () => number): Promise<void> {
  const deadline = performance.now() + patience
  let known = counted()
  let turns = 0
  while (turns < quietTurns && performance.now() < deadline) {
    await nextTurn()
    turns = counted() === known ? turns + 1 : 0
    known = counted()
  }
}
