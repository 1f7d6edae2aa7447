import { randomUUID } from 'node:crypto'
import { connect, operationsCollection } from '@/database/target'
import { refuseHalfMoved } from '../move/marker'
import { isRunning, ownProcess, type ProcessName } from './processes'
import { type Kind, refusal } from './refusal'

interface Holder extends ProcessName {
  _id: string
  kind: Kind
  /** Milliseconds since its last heartbeat, by the database's clock. */
  age: number
}

/** Milliseconds between heartbeats, and how many may be missed. */
const heartbeatInterval = 5000
const gone = 30_000

const isAlive = (holder: Holder): boolean => holder.age <= gone && isRunning(holder) !== false

/** The registry of processes on a MongoDB: rows in the database, visible to all machines. */
async function openRegistry(url: string) {
  const client = await connect(url)
  const db = client.db()
  const rows = db.collection<Omit<Holder, 'age'>>(operationsCollection)
  return {
    // By the server's clock, because those of machines may differ.
    async show({ _id, ...holder }: Omit<Holder, 'age'>) {
      const change = { $set: holder, $currentDate: { seenAt: true } } as object
      await rows.updateOne({ _id }, change, { upsert: true })
    },
    async leave(_id: string) {
      await rows.deleteOne({ _id })
    },
    list: () =>
      rows
        .aggregate<Holder>([
          { $match: { kind: { $exists: true } } },
          { $set: { age: { $abs: { $subtract: ['$$NOW', '$seenAt'] } } } },
        ])
        .toArray(),
    refuseHalfMoved: () => refuseHalfMoved(db, url),
    close: () => client.close(),
  }
}

type Registry = Awaited<ReturnType<typeof openRegistry>>

async function refuse(registry: Registry, kinds: Kind[], self?: string): Promise<void> {
  const other = (await registry.list()).find(
    (holder) => holder._id !== self && kinds.includes(holder.kind) && isAlive(holder),
  )
  if (other) throw refusal(other, `, seen ${Math.round(other.age / 1000)} s ago`)
}

/**
 * @throws {OperatorError} while one of `kinds` is registered on the same database
 * @throws {SettingsError} if a move into it was not finished
 */
export async function refuseWhile(url: string, kinds: Kind[]): Promise<void> {
  const registry = await openRegistry(url)
  try {
    await refuse(registry, kinds)
    await registry.refuseHalfMoved()
  } finally {
    await registry.close()
  }
}

/**
 * Registers a server, restore or move on this database until the returned function is called. A killed one is detected by its
 * missing process or, on another container or machine, after 30 s without a heartbeat.
 * @throws {OperatorError} while one of `unless` is registered on the same database
 * @throws {SettingsError} if a move into it was not finished, unless this is one
 */
export async function register(url: string, kind: Kind, unless: Kind[]): Promise<() => Promise<void>> {
  const registry = await openRegistry(url)
  const holder = { _id: `${kind}-${randomUUID()}`, kind, ...ownProcess() }
  const leave = async () => {
    await registry.leave(holder._id).catch(() => {})
    await registry.close()
  }
  try {
    // Register first, then check: if two start together, at least one sees the other.
    await registry.show(holder)
    await refuse(registry, unless, holder._id)
    if (kind !== 'move') await registry.refuseHalfMoved()
    for (const other of await registry.list()) if (!isAlive(other)) await registry.leave(other._id)
  } catch (error) {
    await leave()
    throw error
  }
  let heartbeat = Promise.resolve()
  // A database outage must not end the server; the next heartbeat tries again.
  const timer = setInterval(() => {
    heartbeat = registry.show(holder).catch(() => {})
  }, heartbeatInterval).unref()
  return async () => {
    clearInterval(timer)
    // One under way would register it again.
    await heartbeat
    await leave()
  }
}
