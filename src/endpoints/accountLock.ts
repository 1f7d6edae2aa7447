import { bufferBody } from '../http/body'
import { isSafeMethod } from '../http/isSafeMethod'
import { getCms } from '../runtime/cms'
import { withLock } from '../runtime/mutex'

/**
 * Serializes everything that uses one account. At login, Payload reads a whole account and writes it back 0.2 s later,
 * undoing changes made in between, such as a new role or password.
 */
export const withAccountLock = async <Result>(id: string, act: () => Promise<Result>) =>
  withLock(await getCms(), `account ${id}`, act)

/** Serializes changes to accounts, so that two admins can't demote each other at the same time. */
const withAccountsLock = async <Result>(act: () => Promise<Result>) =>
  withLock(await getCms(), 'accounts', act)

const account = /^(?:admin\/)?users\/(?!logout$|refresh-token$)([^/]+)/
const ownAccount = /^(?:users\/(?:logout|refresh-token)|auth\/logout|admin\/profile(?:\/.*)?)$/
const anyAccount = /^(?:admin\/)?users(?:\/|$)/

/**
 * Serializes calls that may change accounts, on any path; other calls don't wait. Anonymous callers change nothing, and
 * a slow client waits until its body has arrived, so nobody can block the others.
 * @throws {HttpError} 413 if the body is too large
 */
export async function withAccountLockOfPath<Result>(
  request: Request,
  path: string,
  act: (request: Request) => Promise<Result>,
): Promise<Result> {
  const isOwn = ownAccount.test(path)
  if (isSafeMethod(request.method) || !(isOwn || anyAccount.test(path))) return act(request)
  const payload = await getCms()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) return act(request)
  const whole = await bufferBody(request)
  const id = isOwn ? user.id : account.exec(path)?.[1]
  return withAccountsLock(() => (id ? withAccountLock(id, () => act(whole)) : act(whole)))
}
