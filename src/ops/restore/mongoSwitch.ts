import type { Db, MongoServerError } from 'mongodb'
import { OperatorError } from '@/errors/OperatorError'
import type { Journal } from './journal'

// Short, because the collection's own name may have the maximum length.
export const incomingName = (id: string, slot: number) => `__restore_${id}_${slot}`
const beforeName = (id: string, slot: number) => `__before_${id}_${slot}`

export async function existingCollections(db: Db): Promise<Set<string>> {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray()
  return new Set(listed.map(({ name }) => name))
}

/** Error code for an invalid name: old servers allow 120 bytes, clusters 235. */
const invalidNamespace = 73

async function giveName(db: Db, incoming: string, name: string): Promise<void> {
  try {
    await db.collection(incoming).rename(name)
  } catch (error) {
    const { code, message } = error as Partial<MongoServerError>
    if (code !== invalidNamespace) throw error
    const start = name.length > 60 ? `${name.slice(0, 60)}…` : name
    throw new OperatorError(`The server refuses ${start} as a collection name (${message}).`)
  }
}

/** Replaces the old collections with the new ones, keeping the old ones aside. `step` is called before each. */
export async function switchCollections(db: Db, { id, collections }: Journal, step: (done: number) => void) {
  let done = 0
  for (const { name, slot, existed } of collections) {
    step(done)
    if (existed) await db.collection(name).rename(beforeName(id, slot))
    done += 1
  }
  for (const { name, slot } of collections) {
    step(done)
    await giveName(db, incomingName(id, slot), name)
    done += 1
  }
  step(done)
}

/** Undoes a switch that stopped at any point; may be interrupted and repeated. */
export async function rollBackCollections(db: Db, { id, state, collections }: Journal): Promise<void> {
  const there = await existingCollections(db)
  for (const { name, slot, existed } of collections) {
    const incoming = incomingName(id, slot)
    const before = beforeName(id, slot)
    if (there.has(before)) await db.collection(before).rename(name, { dropTarget: true })
    else if (state === 'switching' && !existed && !there.has(incoming)) await drop(db, name, there)
  }
  const left = await existingCollections(db)
  for (const { slot } of collections) await drop(db, incomingName(id, slot), left)
}

export async function finishCollections(db: Db, { id, collections }: Journal): Promise<void> {
  const there = await existingCollections(db)
  for (const { slot } of collections) await drop(db, beforeName(id, slot), there)
}

async function drop(db: Db, name: string, there: Set<string>): Promise<void> {
  if (there.has(name)) await db.collection(name).drop()
}
