import type { LeadEntity, LeadOwner } from '../domain/entities'
import { displayName } from '../domain/person'
import { leadRoles } from '../domain/roles'
import type { Lead } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { peopleOf, toLead } from './shapes'

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

/** Leads, read without their relations, with the names of their people. Bypasses the accounts' access rules. */
export async function withOwners(docs: Lead[], access: Pick<AccessContext, 'req'>): Promise<LeadEntity[]> {
  const ids = [...new Set(docs.flatMap(peopleOf))]
  const people = new Map((await accounts(ids, access)).map((person) => [person.id, toOwner(person)]))
  return docs.map((doc) => toLead(doc, people))
}

/** The same for one lead. */
export async function withOwner(doc: Lead, access: Pick<AccessContext, 'req'>): Promise<LeadEntity> {
  const [lead] = await withOwners([doc], access)
  return lead as LeadEntity
}

/** Everyone whose role can own leads, by username; new ones go to active accounts only. Bypasses their access rules. */
export async function possibleOwners(): Promise<(LeadOwner & { isActive: boolean })[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: [...leadRoles] } },
    select: { ...select, isActive: true },
    sort: 'username',
    pagination: false,
    depth: 0,
  })
  return docs.map((account) => ({ ...toOwner(account), isActive: account.isActive !== false }))
}
