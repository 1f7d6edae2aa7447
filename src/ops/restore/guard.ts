import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { connect, OpsError, operationsCollection, type Target } from '../backup/target'

/** What must know of each other: a running server, a running restore. */
type Kind = 'server' | 'restore'

interface Holder {
  _id: string
  kind: Kind
  host: string
  pid: number
  /** Milliseconds since it last showed that it lives, by the clock of the board. */
  age: number
}

interface Place {
  target: Target
  dataDir: string
}

/** Where holders show themselves: a folder beside SQLite, a collection in MongoDB for all machines. */
interface Board {
  show(holder: Omit<Holder, 'age'>): Promise<void>
  leave(id: string): Promise<void>
  list(): Promise<Holder[]>
  close(): Promise<void>
}

/** Milliseconds between two signs of life, and after how many without one a holder counts as gone. */
const beat = 5000
const gone = 30_000

function folderBoard(folder: string): Board {
  const file = (id: string) => path.join(folder, `${id}.json`)
  return {
    async show(holder) {
      await mkdir(folder, { recursive: true })
      const now = new Date()
      await utimes(file(holder._id), now, now).catch(() =>
        writeFile(file(holder._id), JSON.stringify(holder), { mode: 0o600 }),
      )
    },
    leave: (id) => rm(file(id), { force: true }),
    async list() {
      const names = await readdir(folder).catch((): string[] => [])
      const holders = names.map(async (name) => {
        const place = path.join(folder, name)
        const [text, { mtimeMs }] = await Promise.all([readFile(place, 'utf8'), stat(place)])
        return { ...JSON.parse(text), age: Math.abs(Date.now() - mtimeMs) } as Holder
      })
      const read = await Promise.allSettled(holders)
      return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    close: async () => {},
  }
}

async function databaseBoard(url: string): Promise<Board> {
  const client = await connect(url)
  const rows = client.db().collection<Omit<Holder, 'age'>>(operationsCollection)
  return {
    // The server's clock, since the machines' may differ.
    async show({ _id, ...holder }) {
      const change = { $set: holder, $currentDate: { seenAt: true } } as object
      await rows.updateOne({ _id }, change, { upsert: true })
    },
    async leave(_id) {
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

const boardOf = ({ target, dataDir }: Place): Board | Promise<Board> =>
  target.engine === 'sqlite' ? folderBoard(path.join(dataDir, 'locks')) : databaseBoard(target.url)

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
