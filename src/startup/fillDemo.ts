import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { demoAdmin } from '../domain/demoAdmin'
import { OperatorError } from '../errors/OperatorError'
import { createFirstAdmin } from '../ops/accounts'
import { bridge } from '../runtime/bridge'
import { diskFailure } from '../runtime/disk'

/** Milliseconds before a failed seeding is retried. */
const retryInterval = 15_000
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const

type Seed = NonNullable<Awaited<ReturnType<typeof import('../ops/seed').openSeed>>>

/** Adds what the first pages show. A signal stops it between two entries, without leaving a lock. */
async function addFirst(payload: Payload, seed: Seed): Promise<void> {
  payload.logger.info('Adding demo content…')
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const signal of endSignals) process.once(signal, stop)
  try {
    await seed.addFirst({ signal: stopping.signal })
  } finally {
    for (const signal of endSignals) process.off(signal, stop)
  }
  if (stopping.signal.aborted) throw new OperatorError('Stopped. The next start continues the demo content.')
}

/** Adds the rest; after a failure it continues where it stopped. */
async function addRest(payload: Payload, seed: Seed, signal: AbortSignal): Promise<void> {
  const report = (done: number, total: number) => {
    bridge.demoProblem = undefined
    process.send?.({ demo: { done, total } })
  }
  while (!signal.aborted) {
    try {
      // On a full disk, images would only be stored in part.
      const failure = await diskFailure()
      if (failure) throw new OperatorError(failure)
      await seed.addAll({ report, signal })
      return
    } catch (err) {
      payload.logger.error({ err, msg: 'Could not add demo content; trying again in 15 seconds.' })
      bridge.demoProblem = (err as Error).message
      await wait(retryInterval, undefined, { signal }).catch(() => {})
    }
  }
}

/**
 * Seeds an empty demo as far as its first pages need.
 * @returns a function that adds the rest in the background; that one returns a function that stops after the current
 * entry
 */
export async function fillDemo(payload: Payload) {
  await createFirstAdmin(payload, demoAdmin)
  const { openSeed } = await import('../ops/seed')
  const seed = await openSeed(payload)
  if (!seed) return undefined
  await addFirst(payload, seed)
  return () => {
    const stopping = new AbortController()
    const ended = addRest(payload, seed, stopping.signal)
    return async () => {
      stopping.abort()
      await ended
    }
  }
}
