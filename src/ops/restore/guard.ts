import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { OpsError } from '../backup/target'
import { type Board, boardOf, type Holder, type Kind, type Place } from './board'

/** Milliseconds between two signs of life, and after how many without one a holder counts as gone. */
const beat = 5000
const gone = 30_000

function isAlive({ host, pid, age }: Holder): boolean {
  if (age > gone) return false
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const sentences: Record<Kind, string> = {
  server: 'The server is running on this data',
  restore: 'A restore is running on this data',
}

async function refuse(board: Board, kinds: Kind[], self?: string): Promise<void> {
  const [other] = (await board.list()).filter(
    (holder) => holder._id !== self && kinds.includes(holder.kind) && isAlive(holder),
  )
  if (!other) return
  const seen = `process ${other.pid} on ${other.host}, seen ${Math.round(other.age / 1000)} s ago`
  throw new OpsError(`${sentences[other.kind]} (${seen}). Stop it, or wait for its end, and try again.`)
}

/** @throws {OpsError} while one of `kinds` lives on the same data */
export async function refuseWhile(place: Place, kinds: Kind[]): Promise<void> {
  const board = await boardOf(place)
  try {
    await refuse(board, kinds)
  } finally {
    await board.close()
  }
}

/**
 * Shows all others that a server or restore lives on this data, until the returned function is called.
 * A killed one is known by its process being gone, on another machine by 30 s without a sign of life.
 * @throws {OpsError} while one of `unless` lives on the same data
 */
export async function hold(place: Place, kind: Kind, unless: Kind[]): Promise<() => Promise<void>> {
  const board = await boardOf(place)
  const holder = { _id: `${kind}-${randomUUID()}`, kind, host: hostname(), pid: process.pid }
  const leave = async () => {
    await board.leave(holder._id).catch(() => {})
    await board.close()
  }
  try {
    // Shown first and checked then: of two that start at once, at least one sees the other.
    await board.show(holder)
    await refuse(board, unless, holder._id)
    for (const other of await board.list()) if (!isAlive(other)) await board.leave(other._id)
  } catch (error) {
    await leave()
    throw error
  }
  // A database that is away for a while must not end the server; the next beat tries again.
  const timer = setInterval(() => board.show(holder).catch(() => {}), beat).unref()
  return async () => {
    clearInterval(timer)
    await leave()
  }
}
