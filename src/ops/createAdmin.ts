import type { Payload } from 'payload'
import { everything } from '../content/everything'

export { demoAdmin } from '../domain/demoAdmin'

export interface Credentials {
  username: string
  password: string
}

/**
 * Makes an admin account, or gives an existing one a new password and the role.
 * @throws {ValidationError} when name or password break their bounds
 */
export async function createAdmin(payload: Payload, { username, password }: Credentials) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { username: { equals: username.toLowerCase() } },
    limit: 1,
  })
  const [existing] = docs
  if (existing) {
    await payload.update({
      collection: 'users',
      id: existing.id,
      data: { password, role: 'admin', isActive: true },
    })
    return 'updated' as const
  }
  await payload.create({ collection: 'users', data: { username, password, role: 'admin' } })
  return 'created' as const
}

/** Makes the account only while nobody has one. */
export async function createFirstAdmin(payload: Payload, credentials: Credentials): Promise<void> {
  const isTaken = async () => (await payload.count({ collection: 'users', where: everything })).totalDocs > 0
  if (await isTaken()) return
  try {
    await createAdmin(payload, credentials)
  } catch (error) {
    // Of several instances that start at once on an empty database, another one was first.
    if (!(await isTaken())) throw error
  }
}
