import type { PayloadRequest } from 'payload'
import { displayName } from '../domain/person'
import { getCms } from '../runtime/cms'

/** The current names of accounts by id; deleted accounts are missing. Bypasses the accounts' access rules. */
export async function accountNames(
  ids: readonly string[],
  { req }: { req?: PayloadRequest } = {},
): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { username: true, name: true },
    pagination: false,
    depth: 0,
    ...(req && { req }),
  })
  return new Map(docs.map((person) => [person.id, displayName(person)]))
}
