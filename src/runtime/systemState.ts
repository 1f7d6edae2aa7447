import type { Payload } from 'payload'
import type { SystemState } from '../payload-types'

const collection = 'system-state'

/** What is known of a subject; undefined where nobody has said anything yet. */
export async function readState<Value>(payload: Payload, key: string): Promise<Value | undefined> {
  const row = await payload.db.findOne<SystemState>({ collection, where: { key: { equals: key } } })
  return (row?.value as Value | null | undefined) ?? undefined
}

/** Replaces what is known of a subject. */
export async function writeState(payload: Payload, key: string, value: object | string): Promise<void> {
  await payload.db.upsert({ collection, where: { key: { equals: key } }, data: { key, value } })
}
