import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { commonPasswords } from '@/content/commonPasswords'
import { demoAdmin } from '@/domain/demoAdmin'
import { containsName, isCommon } from '@/domain/passwordRules'
import { passwordLimits } from '@/domain/roles'
import { settings } from '@/settings'

interface Account {
  username?: string | null
  name?: string | null
}

const { min, max } = passwordLimits

async function agencyName(req: PayloadRequest): Promise<string> {
  const { siteName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return siteName
}

/** The demo's public password is only valid in the demo. */
const isDemo = (password: string, { username }: Account) =>
  settings.mode === 'demo' && username === demoAdmin.username && password === demoAdmin.password

async function problemOf(password: unknown, account: Account, req: PayloadRequest): Promise<string | null> {
  if (typeof password !== 'string' || password.length < min || password.length > max)
    return `Use ${min} to ${max} characters for the password.`
  if (isDemo(password, account)) return null
  if (password === demoAdmin.password || isCommon(password, await commonPasswords()))
    return 'This password is too easy to guess. Choose another.'
  const names = [account.username, account.name, await agencyName(req)]
  if (
    containsName(
      password,
      names.filter((name) => name != null),
    )
  )
    return "The password can't contain the username or the site's name."
  return null
}

/**
 * A password must be long enough, not common, and not contain the person's or the agency's name. Checked everywhere a
 * password is set.
 * @throws {ValidationError} on `password`
 */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (data?.password === undefined) return data
  const message = await problemOf(data.password, { ...originalDoc, ...data }, req)
  if (message === null) return data
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req })
}
