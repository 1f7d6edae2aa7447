import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered, for whatever is logged meanwhile. */
interface RequestContext {
  id: string
  /** Whether it was logged already that it failed: Next reports a failure once for each part of the page. */
  hasFailed?: boolean
}

/** On globalThis, because the front server and Next's bundles are two module graphs in one process. */
const key = Symbol.for('frontdesk.request')
const holder = globalThis as { [key]?: AsyncLocalStorage<RequestContext> }
holder[key] ??= new AsyncLocalStorage()
export const requestContext: AsyncLocalStorage<RequestContext> = holder[key]

/** The id of that request, as a log line has it. */
export function requestOfLog(): { id?: string } {
  const id = requestContext.getStore()?.id
  return id ? { id } : {}
}
