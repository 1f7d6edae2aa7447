import type { Payload } from 'payload'
import { OperatorError } from '../errors/OperatorError'
import { type Credentials, createAdmin, findAccount, hasAccounts, resetAdmin } from '../ops/createAdmin'

/** Asks somebody; what they type is not shown when it is a secret. */
export type Ask = (question: string, secret?: boolean) => Promise<string>

/**
 * Makes an account of an admin, or gives one a new password if its owner is named and somebody says yes.
 * @param given what the settings say: for the first account alone. Later on it stands in `.env` for nobody to
 *   remember, and would reset somebody's
 * @returns the sentence to tell
 * @throws {OperatorError} when it was not agreed to
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
