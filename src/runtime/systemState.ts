import type { Payload } from 'payload'
import type { SystemState } from '../payload-types'

const collection = 'system-state'

/** The state of a subject; undefined if there is none yet. */
export async function readState<Value>(payload: Payload, key: string): Promise<Value | undefined> {
  const row = await payload.db.findOne<SystemState>({ collection, where: { key: { equals: key } } })
  return (row?.value as Value | null | undefined) ?? undefined
}

/** Replaces the state of a subject. */
export async function writeState(payload: Payload, key: string, value: object | string): Promise<void> {
  await payload.db.upsert({ collection, where: { key: { equals: key } }, data: { key, value } })
}

/** Removes the state of a subject. */
export async function removeState(payload: Payload, key: string): Promise<void> {
  await payload.db.deleteMany({ collection, where: { key: { equals: key } } })
}
