import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload'

/** The parameters of a path if it matches an endpoint's pattern, such as `/admin/leads/:id`; otherwise null. */
function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')]
  const isMatch = (part: string, index: number) => part.startsWith(':') || part === given[index]
  if (wanted.length !== given.length || !wanted.every(isMatch)) return null
  const names = wanted.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), given[index]]] : []))
  return Object.fromEntries(names)
}

function find(endpoints: Endpoint[], pathname: string) {
  for (const endpoint of endpoints) {
    const routeParams = endpoint.method === 'get' && paramsOf(`/api${endpoint.path}`, pathname)
    if (routeParams) return { endpoint, routeParams }
  }
  throw new Error(`There is no endpoint ${pathname}.`)
}

/**
 * Calls one of our GET endpoints in-process on behalf of `req`: same schema, same access and same response as over the
 * network.
 */
export async function callEndpoint(
  path: `/api/${string}`,
  { payload, user, i18n }: PayloadRequest,
): Promise<Response> {
  const { pathname, href } = new URL(path, 'http://localhost')
  const { endpoint, routeParams } = find(payload.config.endpoints, pathname)
  const req = await createLocalReq({ ...(user && { user }), req: { i18n, url: href } }, payload)
  return endpoint.handler(Object.assign(req, { routeParams }))
}
