import type { Payload } from 'payload'
import { OperatorError } from '../errors/OperatorError'
import { type Credentials, createAdmin, findAccount, hasAccounts, resetAdmin } from '../ops/accounts'

/** Asks a question; a secret answer is not shown. */
export type Ask = (question: string, secret?: boolean) => Promise<string>

/**
 * Creates an admin account, or sets a new password after confirmation.
 * @param given values from the settings, used for the first account only: left in `.env`, they would later reset
 * someone's password
 * @returns the message to print
 * @throws {OperatorError} if it was not confirmed
 */
export async function makeAdmin(payload: Payload, given: Credentials | undefined, ask: Ask): Promise<string> {
  if (given && !(await hasAccounts(payload))) {
    await createAdmin(payload, given)
    return `The admin account "${given.username}" was created.`
  }
  const username = await ask('Username: ')
  const existing = await findAccount(payload, username)
  if (existing) {
    const agreed = await ask(
      `"${username}" already has an account. Set a new password and the admin role? Type yes: `,
    )
    if (agreed.toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.')
  }
  const password = await ask('Password: ', true)
  if (existing) await resetAdmin(payload, existing, password)
  else await createAdmin(payload, { username, password })
  return `The admin account "${username}" was ${existing ? 'updated' : 'created'}.`
}
