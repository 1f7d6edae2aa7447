import { createLocalReq, type PayloadRequest } from 'payload'

/**
 * Calls one of our GET endpoints in-process on behalf of `req`: same schema, same access and same response as over the
 * network.
 * @param path without parameters
 */
export async function callEndpoint(
  path: `/api/${string}`,
  { payload, user, i18n }: PayloadRequest,
): Promise<Response> {
  const { pathname, href } = new URL(path, 'http://localhost')
  const { endpoints } = payload.config
  const asked = endpoints.find((endpoint) => endpoint.method === 'get' && `/api${endpoint.path}` === pathname)
  if (!asked) throw new Error(`There is no endpoint ${pathname}.`)
  return asked.handler(await createLocalReq({ ...(user && { user }), req: { i18n, url: href } }, payload))
}
