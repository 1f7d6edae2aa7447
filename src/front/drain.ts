import type { Connections } from './connections'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds in which every answer ends its connection before the port closes. */
export const parting = 1000

let draining = false

/** Whether this instance takes leave: whoever chooses among instances should choose another. */
export const isDraining = (): boolean => draining

/**
 * Takes leave of the proxies in front while everything is still answered: first `/readyz` says so, then answers end
 * their connections. Without `seconds` nobody is there to be told.
 */
export async function drain(connections: Pick<Connections, 'endKeeping'>, seconds: number): Promise<void> {
  if (seconds === 0) return
  draining = true
  await wait(seconds * 1000)
  connections.endKeeping()
  await wait(parting)
}
