import { AsyncLocalStorage } from 'node:async_hooks'
import { processGlobal } from '../processGlobal'

/** The current request, for everything logged while it runs. */
interface RequestContext {
  id: string
  /** Whether its failure was already logged: Next reports it once for each part of the page. */
  hasFailed?: boolean
  /** Of a request whose answer waits until what it changed is shown to visitors. */
  changes?: { isPending: boolean } | undefined
}

export const requestContext = processGlobal('request', () => new AsyncLocalStorage<RequestContext>())

/** The id of the current request, for a log line. */
export function requestOfLog(): { id?: string } {
  const id = requestContext.getStore()?.id
  return id ? { id } : {}
}
