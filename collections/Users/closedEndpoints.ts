import type { Endpoint } from 'payload'
import { HttpError } from '@/http/HttpError'

const closed = (method: 'get' | 'post' | 'patch' | 'delete', path: string): Endpoint => ({
  method,
  path,
  handler: () => new HttpError(404, 'Not found.').toResponse(),
})

/**
 * Payload's own endpoints that we don't use. They would bypass the limits of `/api/auth/login`; accounts and
 * passwords are managed by admins.
 */
export const closedAuthEndpoints: Endpoint[] = [
  closed('post', '/login'),
  closed('post', '/first-register'),
  closed('post', '/forgot-password'),
  closed('post', '/reset-password'),
  closed('post', '/verify/:id'),
  closed('get', '/init'),
  closed('post', '/:id/duplicate'),
  // Bulk changes would bypass the rules about the last admin.
  closed('patch', '/'),
  closed('delete', '/'),
]
