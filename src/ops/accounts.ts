import type { Payload } from 'payload'
import { matchAll } from '../content/matchAll'
import { SettingsError } from '../errors/SettingsError'

export interface Credentials {
  username: string
  password: string
}

export const hasAccounts = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'users', where: matchAll })).totalDocs > 0

/** The id of an account; undefined if there is none with that name. */
export async function findAccount(payload: Payload, username: string) {
  const where = { username: { equals: username.toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  return docs[0]?.id
}

/** @throws {ValidationError} if the name or password is invalid, or the name is taken */
export async function createAdmin(payload: Payload, { username, password }: Credentials): Promise<void> {
  await payload.create({ collection: 'users', data: { username, password, role: 'admin' } })
}

/**
 * Resets an account: new password, admin role, activated and unlocked.
 * @throws {ValidationError} if the password is invalid
 */
export async function resetAdmin(payload: Payload, id: string, password: string): Promise<void> {
  await payload.update({ collection: 'users', id, data: { password, role: 'admin', isActive: true } })
}

const settingOf: Record<string, string> = { username: 'ADMIN_USERNAME', password: 'ADMIN_PASSWORD' }

/** Turns an invalid account into a sentence about the setting it came from. */
function asSettings(error: unknown): unknown {
  const { data } = error as { data?: { errors?: { path: string; message: string }[] } }
  const [problem] = data?.errors ?? []
  const setting = settingOf[problem?.path ?? '']
  return problem && setting ? new SettingsError(`Invalid ${setting} setting: ${problem.message}`) : error
}

/** Creates the account if there is none yet. */
export async function createFirstAdmin(payload: Payload, credentials: Credentials): Promise<void> {
  if (await hasAccounts(payload)) return
  try {
    await createAdmin(payload, credentials)
  } catch (error) {
    // Another instance starting on the same empty database was faster.
    if (await hasAccounts(payload)) return
    throw asSettings(error)
  }
}
