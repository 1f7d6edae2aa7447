import type { Payload } from 'payload'
import { withMovedIds } from '@/database/movedId'
import { OperatorError } from '@/errors/OperatorError'
import type { Report } from '../backup/progress'
import type { Ends } from './copy'
import { digest, digests, missing } from './digest'
import { collectionsOf, documents, globalsOf, globalVersions, type Row, storedGlobal, versions } from './read'

/** Versions get new ids. */
async function* withoutIds(rows: AsyncIterable<Row>): AsyncGenerator<object> {
  for await (const { id, ...row } of rows) yield row
}

async function* moved(rows: AsyncIterable<object>, known: ReadonlySet<string>): AsyncGenerator<object> {
  for await (const row of rows) yield withMovedIds(row, known)
}

type Read = (payload: Payload) => AsyncIterable<object>

async function compare(name: string, read: Read, { source, target, known }: Ends): Promise<number> {
  const [from, to] = [await digests(moved(read(source), known)), await digests(read(target))]
  const count = (side: Map<string, number>) => [...side.values()].reduce((sum, one) => sum + one, 0)
  if (count(from) !== count(to))
    throw new OperatorError(
      `${name}: ${count(to)} of ${count(from)} arrived. The new database is not in use yet; run the command again.`,
    )
  const lost = missing(from, to)
  if (lost)
    throw new OperatorError(
      `${name}: ${lost} of ${count(from)} differ. The new database is not in use yet. Please report this.`,
    )
  return count(from)
}

/**
 * Reads both databases completely and compares counts and contents.
 * @returns how many documents and versions there are
 * @throws {OperatorError} if anything is missing or different
 */
export async function verifyMove(ends: Ends, report: Report): Promise<number> {
  let total = 0
  for (const { slug, hasVersions } of collectionsOf(ends.source)) {
    report(`Comparing ${slug}`, 0)
    total += await compare(slug, (payload) => documents(payload, slug), ends)
    const ofVersions: Read = (payload) => withoutIds(versions(payload, slug))
    if (hasVersions) total += await compare(`versions of ${slug}`, ofVersions, ends)
  }
  for (const { slug, hasVersions } of globalsOf(ends.source)) {
    const read = async (payload: Payload) => {
      const { id, ...data } = await storedGlobal(payload, slug)
      return data
    }
    const from = withMovedIds(await read(ends.source), ends.known)
    if (digest(from) !== digest(await read(ends.target)))
      throw new OperatorError(`${slug} differs. Please report this.`)
    const ofVersions: Read = (payload) => withoutIds(globalVersions(payload, slug))
    if (hasVersions) total += await compare(`versions of ${slug}`, ofVersions, ends)
    total += 1
  }
  return total
}
