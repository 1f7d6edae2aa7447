import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { isPassword, type StoredPassword } from '../content/passwords'
import { demoAdmin } from '../domain/demoAdmin'

/**
 * Replaces the demo's public password when a demo goes into production.
 * @returns whether the account still had it
 */
export async function retireDemoPassword(payload: Payload): Promise<boolean> {
  const { username, password } = demoAdmin
  const where = { username: { equals: username } }
  const stored = await payload.db.findOne<StoredPassword>({ collection: 'users', where })
  if (!stored?.hash || !(await isPassword(password, stored))) return false
  const data = { password: randomBytes(24).toString('base64url') }
  await payload.update({ collection: 'users', id: stored.id, data })
  payload.logger.warn(
    `The account "${username}" had the public demo password and now has a random one. ` +
      'Set a new one with npm run create-admin.',
  )
  return true
}
