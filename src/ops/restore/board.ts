import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connect, operationsCollection, type Target } from '../backup/target'

/** What must know of each other: a running server, a running restore. */
export type Kind = 'server' | 'restore'

export interface Holder {
  _id: string
  kind: Kind
  host: string
  pid: number
  /** Milliseconds since it last showed that it lives, by the clock of the board. */
  age: number
}

export interface Place {
  target: Target
  dataDir: string
}

/** Where holders show themselves: a folder beside SQLite, a collection in MongoDB for all machines. */
export interface Board {
  show(holder: Omit<Holder, 'age'>): Promise<void>
  leave(id: string): Promise<void>
  list(): Promise<Holder[]>
  close(): Promise<void>
}

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

export const boardOf = ({ target, dataDir }: Place): Board | Promise<Board> =>
  target.engine === 'sqlite' ? folderBoard(path.join(dataDir, 'locks')) : databaseBoard(target.url)
