import type { LeadEntity, LeadOwner } from '../domain/entities'
import { displayName } from '../domain/person'
import { leadRoles } from '../domain/roles'
import type { Lead } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { toLead } from './shapes'

/** All that those who work with leads see of a colleague's account. */
const select = { username: true, name: true } as const

const toOwner = ({
  id,
  username,
  name,
}: {
  id: string
  username: string
  name?: string | null
}): LeadOwner => ({
  id,
  username,
  name: displayName({ name, username }),
})

async function accounts(ids: string[], { req }: Pick<AccessContext, 'req'>) {
  if (!ids.length) return []
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select,
    pagination: false,
    depth: 0,
    ...(req && { req }),
  })
  return docs
}

const ownerId = ({ owner }: Lead) => (owner && typeof owner === 'object' ? owner.id : owner)

/** Leads, read without their relations, with their owners' names. Bypasses the accounts' access rules. */
export async function withOwners(docs: Lead[], reader: Pick<AccessContext, 'req'>): Promise<LeadEntity[]> {
  const ids = [...new Set(docs.flatMap((doc) => ownerId(doc) ?? []))]
  const owners = new Map((await accounts(ids, reader)).map((person) => [person.id, toOwner(person)]))
  // The owner's account may have been deleted.
  return docs.map((doc) => toLead(doc, owners.get(ownerId(doc) ?? '') ?? null))
}

/** The same for one lead. */
export async function withOwner(doc: Lead, reader: Pick<AccessContext, 'req'>): Promise<LeadEntity> {
  const [owner] = await accounts([ownerId(doc) ?? []].flat(), reader)
  return toLead(doc, owner ? toOwner(owner) : null)
}

/** Everyone who can own leads, by username. Bypasses the accounts' access rules. */
export async function possibleOwners(): Promise<LeadOwner[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: [...leadRoles] } },
    select,
    sort: 'username',
    limit: 100,
    depth: 0,
  })
  return docs.map(toOwner)
}
