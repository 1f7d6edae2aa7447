import type { Payload } from 'payload'
import { matchAll } from '../content/matchAll'
import type { Role } from '../domain/roles'
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
export async function createAccount(payload: Payload, data: Credentials & { role: Role }): Promise<void> {
  await payload.create({ collection: 'users', data })
}

/**
 * Resets an account: new password and role, activated and unlocked.
 * @throws {ValidationError} if the password is invalid
 * @throws {APIError} if no admin would be left
 */
export async function resetAccount(
  payload: Payload,
  id: string,
  { password, role }: { password: string; role: Role },
): Promise<void> {
  await payload.update({ collection: 'users', id, data: { password, role, isActive: true } })
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
    await createAccount(payload, { ...credentials, role: 'admin' })
  } catch (error) {
    // Another instance starting on the same empty database was faster.
    if (await hasAccounts(payload)) return
    throw asSettings(error)
  }
}
