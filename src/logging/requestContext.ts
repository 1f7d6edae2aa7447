import { AsyncLocalStorage } from 'node:async_hooks'

/** The current request, for everything logged while it runs. */
interface RequestContext {
  id: string
  /** Whether its failure was already logged: Next reports it once for each part of the page. */
  hasFailed?: boolean
  /** Of a request whose answer waits until what it changed is shown to visitors. */
  changes?: { isPending: boolean } | undefined
}

/** On globalThis, because the front server and Next's bundles are two module graphs in one process. */
const key = Symbol.for('frontdesk.request')
const holder = globalThis as { [key]?: AsyncLocalStorage<RequestContext> }
holder[key] ??= new AsyncLocalStorage()
export const requestContext: AsyncLocalStorage<RequestContext> = holder[key]

/** The id of the current request, for a log line. */
export function requestOfLog(): { id?: string } {
  const id = requestContext.getStore()?.id
  return id ? { id } : {}
}
