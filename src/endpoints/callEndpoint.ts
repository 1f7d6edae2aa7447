import { createLocalReq, type PayloadRequest } from 'payload'

/**
 * A GET of one of our endpoints from within the process, for who sends `req`: by the same schema and the same
 * rights, with the same answer as over the network.
 * @param path without parameters in it
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
