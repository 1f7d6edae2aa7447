import type { Connections } from './connections'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds during which every response closes its connection, before the port closes. */
export const closingPeriod = 1000

let draining = false

/** Whether this instance is shutting down and load balancers should pick another. */
export const isDraining = (): boolean => draining

/**
 * Announces a shutdown to load balancers while requests are still served: first `/readyz` fails, then responses close
 * their connections. With 0 seconds there are no load balancers, and nothing to wait for.
 */
export async function drain(connections: Pick<Connections, 'endKeeping'>, seconds: number): Promise<void> {
  if (seconds === 0) return
  draining = true
  await wait(seconds * 1000)
  connections.endKeeping()
  await wait(closingPeriod)
}
