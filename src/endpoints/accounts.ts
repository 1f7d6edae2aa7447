import { cms } from '../content/payload'
import { inOrder } from './inOrder'

/**
 * What uses one account goes one after the other. Payload reads a whole account when somebody logs in and
 * writes it back 0.2 s later: what was changed in between, such as role or password, would be undone.
 */
export const usingAccount = <Result>(id: string, act: () => Promise<Result>) => inOrder(`account ${id}`, act)

/** Changes of accounts are made one after the other, so that two admins cannot demote each other at once. */
const changingAccounts = <Result>(act: () => Promise<Result>) => inOrder('accounts', act)

const account = /^(?:admin\/)?users\/(?!logout$|refresh-token$)([^/]+)/
const ownAccount = /^(?:users\/(?:logout|refresh-token)|auth\/logout|admin\/profile(?:\/.*)?)$/
const anyAccount = /^(?:admin\/)?users(?:\/|$)/

async function accountOf(request: Request, path: string): Promise<string | undefined> {
  if (!ownAccount.test(path)) return account.exec(path)?.[1]
  const payload = await cms()
  const { user } = await payload.auth({ headers: request.headers })
  return user?.id
}

/** Calls that may change accounts, through whatever door, wait for their turn; all others do not. */
export async function inAccountOrder<Result>(
  request: Request,
  path: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const changes = request.method !== 'GET' && (ownAccount.test(path) || anyAccount.test(path))
  if (!changes) return act()
  const id = await accountOf(request, path)
  return changingAccounts(() => (id ? usingAccount(id, act) : act()))
}
