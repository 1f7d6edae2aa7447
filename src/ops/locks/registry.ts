import { randomUUID } from 'node:crypto'
import { connect, operationsCollection } from '@/database/target'
import { isRunning, ownProcess, type ProcessName } from './processes'
import { type Kind, refusal } from './refusal'

interface Holder extends ProcessName {
  _id: string
  kind: Kind
  /** Milliseconds since it last showed that it lives, by the clock of the database. */
  age: number
}

/** Milliseconds between two signs of life, and after how many without one a holder counts as gone. */
const beat = 5000
const gone = 30_000

const isAlive = (holder: Holder): boolean => holder.age <= gone && isRunning(holder) !== false

/** Who lives on a MongoDB: rows in it, which all machines see. */
async function openRegistry(url: string) {
  const client = await connect(url)
  const rows = client.db().collection<Omit<Holder, 'age'>>(operationsCollection)
  return {
    // The server's clock, since the machines' may differ.
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

/** @throws {OperatorError} while one of `kinds` lives on the same database */
export async function refuseWhile(url: string, kinds: Kind[]): Promise<void> {
  const registry = await openRegistry(url)
  try {
    await refuse(registry, kinds)
  } finally {
    await registry.close()
  }
}

/**
 * Shows all others that a server or restore lives on this database, until the returned function is called.
 * A killed one is known by its process being gone, in another container or machine by 30 s without a sign of life.
 * @throws {OperatorError} while one of `unless` lives on the same database
 */
export async function register(url: string, kind: Kind, unless: Kind[]): Promise<() => Promise<void>> {
  const registry = await openRegistry(url)
  const holder = { _id: `${kind}-${randomUUID()}`, kind, ...ownProcess() }
  const leave = async () => {
    await registry.leave(holder._id).catch(() => {})
    await registry.close()
  }
  try {
    // Shown first and checked then: of two that start at once, at least one sees the other.
    await registry.show(holder)
    await refuse(registry, unless, holder._id)
    for (const other of await registry.list()) if (!isAlive(other)) await registry.leave(other._id)
  } catch (error) {
    await leave()
    throw error
  }
  // A database that is away for a while must not end the server; the next beat tries again.
  const timer = setInterval(() => registry.show(holder).catch(() => {}), beat).unref()
  return async () => {
    clearInterval(timer)
    await leave()
  }
}
