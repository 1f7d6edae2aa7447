import type { PayloadRequest } from 'payload'
import { isPassword, type StoredPassword } from '@/content/passwords'
import { profile, sessionOf } from '@/content/users'
import { staffRoles } from '@/domain/roles'
import { HttpError } from '@/http/HttpError'
import { limiter } from '@/rate-limit/limiter'
import { ownPasswordSchema, profileSchema } from '@/schemas/user'
import { endpoint } from '../endpoint'
import { logOutEverywhere } from './users'

const collection = 'users'
const path = '/admin/profile'

/** Limits password guessing in an unattended session. */
const perAccount = limiter({
  name: 'password',
  points: 5,
  duration: 10 * 60,
  message: 'Too many attempts. Please try again later.',
  key: (req) => String(req.user?.id),
})

const wrong = (field: string, message: string) =>
  new HttpError(400, 'Invalid request.', [{ path: field, message }])

/** The account's rules refer to `password`; the form has two of them. */
function asNewPassword(error: unknown): never {
  const { data } = error as { data?: { errors?: { path: string; message: string }[] } }
  const problem = data?.errors?.find((one) => one.path === 'password')
  throw problem ? wrong('newPassword', problem.message) : error
}

async function checkCurrent(req: PayloadRequest, id: string, password: string): Promise<void> {
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<StoredPassword>({ collection, where, req })
  // Changes of accounts are made one at a time, so this needs no slot; a login waits for the account's lock in one.
  // Not a 401, which would log the user out.
  if (!stored || !(await isPassword(password, stored)))
    throw wrong('currentPassword', 'Your current password is incorrect.')
}

export const adminProfile = [
  endpoint({
    method: 'get',
    path,
    allow: staffRoles,
    handle: ({ user }) => profile(user.id, sessionOf(user)),
  }),
  endpoint({
    method: 'put',
    path,
    allow: staffRoles,
    body: profileSchema,
    async handle({ req, as, user, body }) {
      await req.payload.update({ collection, id: user.id, data: body, ...as })
      return profile(user.id, sessionOf(user))
    },
  }),
  endpoint({
    method: 'put',
    path: `${path}/password`,
    allow: staffRoles,
    body: ownPasswordSchema,
    async handle({ req, as, user, body: { currentPassword, newPassword } }) {
      await perAccount.consume(req)
      await checkCurrent(req, user.id, currentPassword)
      if (newPassword === currentPassword) throw wrong('newPassword', 'must differ from the current password')
      const context = { knowsPassword: true }
      const data = { password: newPassword }
      await req.payload.update({ collection, id: user.id, data, context, ...as }).catch(asNewPassword)
      return { message: 'Password changed successfully!' }
    },
  }),
  endpoint({
    method: 'delete',
    path: `${path}/sessions`,
    allow: staffRoles,
    async handle({ req, user }) {
      await logOutEverywhere(req, await req.payload.findByID({ collection, id: user.id, depth: 0, req }))
      return profile(user.id, sessionOf(user))
    },
  }),
]
