import { randomUUID } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { mongoAdapter } from '@/database/mongoAdapter'
import { connect, nameOf, type Target, targetOf } from '@/database/target'
import { OperatorError } from '@/errors/OperatorError'
import type { Report } from '../backup/progress'
import { acquireDataLock } from '../locks/dataLock'
import { copyAll } from './copy'
import { markMoved, prepareTarget } from './prepareTarget'
import { collectionsOf, documents } from './read'
import { verifyMove } from './verify'

interface Options {
  /** Opens the SQLite database, which may migrate it: once nothing else uses it. */
  open: () => Promise<Payload>
  from: Target
  /** URL of the MongoDB. */
  to: string
  report: Report
}

async function idsOf(source: Payload): Promise<Set<string>> {
  const known = new Set<string>()
  for (const { slug } of collectionsOf(source)) {
    for await (const { id } of documents(source, slug)) known.add(id)
  }
  return known
}

/** The same product on the other database, next to the open one. */
const openTarget = (url: string, { config }: Payload): Promise<Payload> =>
  getPayload({
    config: { ...config, db: mongoAdapter(url) as typeof config.db },
    key: `move ${randomUUID()}`,
    disableOnInit: true,
  })

/**
 * Copies everything from the embedded SQLite to an empty MongoDB, and compares both. The source is only read; an
 * interrupted move can simply be repeated. Media stay in `DATA_DIR`.
 * @returns how many documents and versions were moved
 * @throws {OperatorError} saying what the operator can do
 */
export async function move({ open, from, to, report }: Options): Promise<number> {
  if (from.engine !== 'sqlite')
    throw new OperatorError('Only SQLite can be moved, but DATABASE_URL already points to MongoDB.')
  if (!/^mongodb(\+srv)?:\/\/./.test(to))
    throw new OperatorError('Usage: npm run move -- --to mongodb://host/database')
  if (/^mongodb(\+srv)?:\/\/[^/]+\/?(\?|$)/.test(to))
    throw new OperatorError(`The URL ${nameOf({ engine: 'mongodb', url: to })} has no database name.`)
  const reached = await connect(to, '--to')
  await reached.close()
  const leaveSource = await acquireDataLock(from, 'move')
  let leaveTarget: typeof leaveSource | undefined
  try {
    leaveTarget = await acquireDataLock(targetOf(to), 'move')
    const source = await open()
    await prepareTarget(to)
    const target = await openTarget(to, source)
    try {
      const ends = { source, target, known: await idsOf(source) }
      await copyAll(ends, report)
      const total = await verifyMove(ends, report)
      await markMoved(to)
      return total
    } finally {
      await target.destroy()
    }
  } finally {
    await leaveTarget?.()
    await leaveSource()
  }
}
