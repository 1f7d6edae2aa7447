import type { Endpoint } from 'payload'
import { HttpError } from './HttpError'

/** Takes the place of one of Payload's own endpoints: there is nothing there. */
export const closedEndpoint = (method: 'get' | 'post' | 'patch' | 'delete', path: string): Endpoint => ({
  method,
  path,
  handler: () => new HttpError(404, 'Not found.').toResponse(),
})
