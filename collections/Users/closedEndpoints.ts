import type { Endpoint } from 'payload'
import { HttpError } from '@/http/HttpError'

const closed = (method: 'get' | 'post' | 'patch' | 'delete', path: string): Endpoint => ({
  method,
  path,
  handler: () => new HttpError(404, 'Not found.').toResponse(),
})

/**
 * Payload's own doors that we do not use: logging in goes through `/api/auth/login`, whose limits
 * these would pass by; accounts are made by admins, passwords reset by admins.
 */
export const closedAuthEndpoints: Endpoint[] = [
  closed('post', '/login'),
  closed('post', '/first-register'),
  closed('post', '/forgot-password'),
  closed('post', '/reset-password'),
  closed('post', '/verify/:id'),
  closed('get', '/init'),
  closed('post', '/:id/duplicate'),
  // Many accounts at once: the rules about the last admin are about one.
  closed('patch', '/'),
  closed('delete', '/'),
]
