import type { Payload } from 'payload'
import { OperatorError } from '../errors/OperatorError'
import { diskFailure } from '../runtime/disk'
import { demoSteps } from './demo/demoSteps'
import { readDemo } from './demo/readDemo'
import type { Step } from './demo/Step'
import {
  endSeedState,
  isEmpty,
  saveSeedState,
  seededCollections,
  seedState,
  startOrResume,
  withSeedLock,
} from './demo/seedState'

interface Options {
  /** Called after each step. */
  report?: ((done: number, total: number) => void) | undefined
  /** Stops before the next step; the next seeding continues there. */
  signal?: AbortSignal | undefined
}

interface Seeding {
  payload: Payload
  run: string
  steps: Step[]
}

/**
 * Runs the first of the `wanted` steps that is not done yet. Other processes may run steps of the same seeding, or
 * reset it.
 * @returns how many of all steps are done; undefined if none is left or the seeding has ended
 */
const addNext = ({ payload, run, steps }: Seeding, wanted: Step[]): Promise<number | undefined> =>
  withSeedLock(payload, async () => {
    const state = await seedState(payload)
    if (state?.run !== run) return undefined
    const done = new Set(state.done)
    const next = wanted.find(({ key }) => !done.has(key))
    if (next) {
      await next.add(payload, state.startedAt)
      done.add(next.key)
    }
    if (steps.every(({ key }) => done.has(key))) await endSeedState(payload)
    else if (next) await saveSeedState(payload, { ...state, total: steps.length, done: [...done] })
    return next && steps.filter(({ key }) => done.has(key)).length
  })

/** Payload doesn't say why it couldn't store an image. */
async function refuseFullDisk(error: unknown): Promise<never> {
  const failure = await diskFailure()
  throw failure ? new OperatorError(failure) : error
}

/**
 * Seeds an empty database with the demo agency, or continues an interrupted seeding.
 * @param folder of the demo's content; defaults to the project's own
 * @returns its two parts, each of which can be retried after a failure; undefined if there is nothing to do
 * @throws {OperatorError} before anything is added, if a file of the demo is invalid; later, if the disk is full
 */
export async function openSeed(payload: Payload, folder?: string) {
  if (!(await seedState(payload)) && !(await isEmpty(payload))) return undefined
  const steps = demoSteps(await readDemo(folder))
  const started = await startOrResume(payload, steps.length)
  if (!started) return undefined
  const seeding = { payload, run: started.run, steps }
  const add = async (wanted: Step[], { report, signal }: Options) => {
    while (!signal?.aborted) {
      const done = await addNext(seeding, wanted).catch(refuseFullDisk)
      if (done === undefined) return
      report?.(done, steps.length)
    }
  }
  return {
    /** Adds what the first pages show. */
    addFirst: (options: Options = {}) =>
      add(
        steps.filter(({ isFirst }) => isFirst),
        options,
      ),
    /** Adds the rest. */
    addAll: (options: Options = {}) => add(steps, options),
  }
}

/**
 * Seeds an empty database with the demo agency; leaves one with content alone.
 * @param folder of the demo's content; defaults to the project's own
 * @returns whether anything was added
 * @throws {OperatorError} before anything is added, if a file of the demo is invalid
 */
export async function seed(
  payload: Payload,
  { folder, ...options }: Options & { folder?: string } = {},
): Promise<boolean> {
  const opened = await openSeed(payload, folder)
  await opened?.addAll(options)
  return opened !== undefined
}

/** Removes all content and ends a running seeding. Accounts stay. */
export const unseed = (payload: Payload): Promise<void> =>
  withSeedLock(payload, async () => {
    await endSeedState(payload)
    for (const collection of [...seededCollections, 'view-count' as const]) {
      await payload.delete({ collection, where: { id: { exists: true } }, trash: true })
    }
    // The audit trail records people's actions on content that exists.
    await payload.db.deleteMany({ collection: 'audit-entry', where: { kind: { not_equals: 'users' } } })
  })
