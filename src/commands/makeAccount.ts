import type { Payload } from 'payload'
import { valuesOf } from '../domain/choice'
import { type Role, roles } from '../domain/roles'
import { failedLoginSpan } from '../domain/session'
import { forgetAttempts } from '../endpoints/auth/limits'
import { OperatorError } from '../errors/OperatorError'
import { type Credentials, createAccount, findAccount, hasAccounts, resetAccount } from '../ops/accounts'

/** Asks a question; a secret answer is not shown. */
export type Ask = (question: string, secret?: boolean) => Promise<string>

const roleNames = valuesOf(roles)
const isRole = (text: string): text is Role => roles.some(({ value }) => value === text)

async function askRole(ask: Ask): Promise<Role> {
  const role = (await ask(`Role (${roleNames.join(', ')}): `)).toLowerCase()
  if (!isRole(role)) throw new OperatorError(`"${role}" is not a role. Choose ${roleNames.join(', ')}.`)
  return role
}

/** Creates an account, or resets it after confirmation. @returns the message to print */
async function createOrReset(
  payload: Payload,
  { username, role }: { username: string; role: Role },
  ask: Ask,
) {
  const existing = await findAccount(payload, username)
  if (existing) {
    const agreed = await ask(
      `"${username}" already has an account. Set a new password and the ${role} role? Type yes: `,
    )
    if (agreed.toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.')
  }
  const password = await ask('Password: ', true)
  if (!existing) {
    await createAccount(payload, { username, password, role })
    return `The ${role} account "${username}" was created.`
  }
  await resetAccount(payload, existing, { password, role })
  await forgetAttempts(payload, username.toLowerCase())
  return `The ${role} account "${username}" was updated. If earlier attempts still block the login, wait ${failedLoginSpan / 60} minutes.`
}

/**
 * Creates an admin account, or sets a new password after confirmation.
 * @param given values from the settings, used for the first account only: left in `.env`, they would later reset
 * someone's password
 * @returns the message to print
 * @throws {OperatorError} if it was not confirmed
 */
export async function makeAdmin(payload: Payload, given: Credentials | undefined, ask: Ask): Promise<string> {
  if (given && !(await hasAccounts(payload))) {
    await createAccount(payload, { ...given, role: 'admin' })
    return `The admin account "${given.username}" was created.`
  }
  return createOrReset(payload, { username: await ask('Username: '), role: 'admin' }, ask)
}

/**
 * Creates an account with any role, or sets its role and a new password after confirmation.
 * @returns the message to print
 * @throws {OperatorError} if it was not confirmed, for an unknown role, or if there is no account yet
 */
export async function makeAccount(payload: Payload, ask: Ask): Promise<string> {
  // Without an admin, nobody could manage it; and the first admin of the settings would no longer be created.
  if (!(await hasAccounts(payload)))
    throw new OperatorError('The first account must be an admin: run npm run create-admin.')
  const username = await ask('Username: ')
  return createOrReset(payload, { username, role: await askRole(ask) }, ask)
}
