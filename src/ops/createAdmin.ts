import type { Payload } from 'payload'
import { matchAll } from '../content/matchAll'
import { SettingsError } from '../errors/SettingsError'

export interface Credentials {
  username: string
  password: string
}

export const hasAccounts = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'users', where: matchAll })).totalDocs > 0

/** The id of an account; undefined where nobody has that name. */
export async function findAccount(payload: Payload, username: string) {
  const where = { username: { equals: username.toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  return docs[0]?.id
}

/** @throws {ValidationError} when name or password break their bounds, or somebody has that name */
export async function createAdmin(payload: Payload, { username, password }: Credentials): Promise<void> {
  await payload.create({ collection: 'users', data: { username, password, role: 'admin' } })
}

/**
 * Gives an account a new password, the role of an admin, and a way in.
 * @throws {ValidationError} when the password breaks its bounds
 */
export async function resetAdmin(payload: Payload, id: string, password: string): Promise<void> {
  await payload.update({ collection: 'users', id, data: { password, role: 'admin', isActive: true } })
}

const settingOf: Record<string, string> = { username: 'ADMIN_USERNAME', password: 'ADMIN_PASSWORD' }

/** What is wrong with an account, as a sentence about the setting that it came from. */
function asSettings(error: unknown): unknown {
  const { data } = error as { data?: { errors?: { path: string; message: string }[] } }
  const [problem] = data?.errors ?? []
  const setting = settingOf[problem?.path ?? '']
  return problem && setting ? new SettingsError(`Invalid ${setting} setting: ${problem.message}`) : error
}

/** Makes the account only while nobody has one. */
export async function createFirstAdmin(payload: Payload, credentials: Credentials): Promise<void> {
  if (await hasAccounts(payload)) return
  try {
    await createAdmin(payload, credentials)
  } catch (error) {
    // Of several instances that start at once on an empty database, another one was first.
    if (await hasAccounts(payload)) return
    throw asSettings(error)
  }
}
