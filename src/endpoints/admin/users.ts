import type { PayloadRequest } from 'payload'
import { logSessionsEnded } from '@/audit/sessions'
import { sessionOf, toUser, users } from '@/content/users'
import { adminOnly } from '@/domain/roles'
import { created, listed } from '@/http/responses'
import type { User } from '@/payload-types'
import { pageQuery } from '@/schemas/query'
import { newUserSchema, passwordSchema, userSchema } from '@/schemas/user'
import { forgetAttempts } from '../auth/limits'
import { createOnce } from '../createOnce'
import { endpoint } from '../endpoint'

const collection = 'users'
const path = '/admin/users'

/** Ends all sessions of an account; of the caller's own account, all but the current one. */
export async function logOutEverywhere(req: PayloadRequest, user: User): Promise<void> {
  const stays = req.user?.id === user.id ? sessionOf(req.user) : undefined
  const sessions = (user.sessions ?? []).filter(({ id }) => id === stays)
  const data = { sessions, updatedAt: null }
  await req.payload.db.updateOne({ collection, id: user.id, data, req, returning: false })
  await logSessionsEnded(user, req)
}

export const adminUsers = [
  endpoint({
    method: 'get',
    path,
    allow: adminOnly,
    query: pageQuery,
    handle: async ({ as, query }) => listed(await users(query, as)),
  }),
  endpoint({
    method: 'post',
    path,
    allow: adminOnly,
    body: newUserSchema,
    async handle({ req, as, body }) {
      const account = await createOnce(req, { collection, body, depth: 0 }, () =>
        req.payload.create({ collection, data: body, ...as }),
      )
      return created(toUser(account, 0))
    },
  }),
  endpoint({
    method: 'put',
    path: `${path}/:id`,
    allow: adminOnly,
    body: userSchema,
    async handle({ req, as, id, body }) {
      const user = await req.payload.update({ collection, id: id(), data: body, depth: 0, ...as })
      return toUser(user, (user.sessions ?? []).length)
    },
  }),
  endpoint({
    method: 'put',
    path: `${path}/:id/password`,
    allow: adminOnly,
    body: passwordSchema,
    async handle({ req, as, id, body }) {
      const { username } = await req.payload.update({ collection, id: id(), data: body, depth: 0, ...as })
      await forgetAttempts(req.payload, username)
      return { message: 'Password reset successfully!' }
    },
  }),
  endpoint({
    method: 'delete',
    path: `${path}/:id/sessions`,
    allow: adminOnly,
    async handle({ req, id }) {
      await logOutEverywhere(req, await req.payload.findByID({ collection, id: id(), depth: 0, req }))
      return { message: 'Logged out everywhere.' }
    },
  }),
  endpoint({
    method: 'delete',
    path: `${path}/:id`,
    allow: adminOnly,
    async handle({ req, as, id }) {
      await req.payload.delete({ collection, id: id(), ...as })
      return { message: 'User deleted successfully!' }
    },
  }),
]
