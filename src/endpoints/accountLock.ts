import { arrived } from '../http/body'
import { getCms } from '../runtime/cms'
import { withLock } from '../runtime/mutex'

/**
 * What uses one account goes one after the other. Payload reads a whole account when somebody logs in and
 * writes it back 0.2 s later: what was changed in between, such as role or password, would be undone.
 */
export const withAccountLock = async <Result>(id: string, act: () => Promise<Result>) =>
  withLock(await getCms(), `account ${id}`, act)

/** Changes of accounts are made one after the other, so that two admins cannot demote each other at once. */
const withAccountsLock = async <Result>(act: () => Promise<Result>) =>
  withLock(await getCms(), 'accounts', act)

const account = /^(?:admin\/)?users\/(?!logout$|refresh-token$)([^/]+)/
const ownAccount = /^(?:users\/(?:logout|refresh-token)|auth\/logout|admin\/profile(?:\/.*)?)$/
const anyAccount = /^(?:admin\/)?users(?:\/|$)/

/**
 * Calls that may change accounts, through whatever door, wait for their turn; all others do not. Strangers
 * change nothing, and whoever sends slowly has a turn when all is there: nobody can hold up the others.
 * @throws {HttpError} 413 for a body that is too large
 */
export async function withAccountLockOfPath<Result>(
  request: Request,
  path: string,
  act: (request: Request) => Promise<Result>,
): Promise<Result> {
  const isOwn = ownAccount.test(path)
  if (request.method === 'GET' || !(isOwn || anyAccount.test(path))) return act(request)
  const payload = await getCms()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) return act(request)
  const whole = await arrived(request)
  const id = isOwn ? user.id : account.exec(path)?.[1]
  return withAccountsLock(() => (id ? withAccountLock(id, () => act(whole)) : act(whole)))
}
