import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import type { AuditAction } from '../domain/audit'
import { writeEntry } from './writeEntry'

interface Account {
  id: string | number
  username: string
}

const about = ({ id, username }: Account, action: AuditAction) => ({
  kind: 'users' as const,
  document: String(id),
  title: username,
  action,
})

const logLogin: CollectionAfterLoginHook = async ({ user, req }) => {
  await writeEntry({ ...about(user, 'logged-in'), user }, req)
  return user
}

const logLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await writeEntry(about(req.user, 'logged-out'), req)
}

export const sessionHooks = { afterLogin: [logLogin], afterLogout: [logLogout] }

/** Records that a password was changed, without the password. */
export const logPasswordChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || !previousDoc?.hash) return doc
  const where = { id: { equals: doc.id } }
  const stored = await req.payload.db.findOne<TypeWithID & { hash?: string }>({
    collection: 'users',
    where,
    req,
  })
  if (stored?.hash !== previousDoc.hash) await writeEntry(about(doc, 'password-changed'), req)
  return doc
}

/** A failed login with an existing username. Not awaited: response times must not reveal which names exist. */
export function logFailedLogin(account: Account, req: PayloadRequest): void {
  const { payload } = req
  // Not the login's own transaction, which is rolled back.
  const ownReq = { payload, context: {} } as PayloadRequest
  writeEntry({ ...about(account, 'login-failed'), user: null }, ownReq).catch((err: unknown) =>
    payload.logger.error({ err, msg: 'Could not write to the audit log.' }),
  )
}

/** Someone ended all sessions of an account. */
export const logSessionsEnded = (account: Account, req: PayloadRequest) =>
  writeEntry(about(account, 'sessions-ended'), req)
