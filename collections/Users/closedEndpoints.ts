import type { Endpoint } from 'payload'
import { closedEndpoint } from '@/http/closedEndpoint'

/**
 * Payload's own endpoints that we don't use. They would bypass the limits of `/api/auth/login`; accounts and
 * passwords are managed by admins.
 */
export const closedAuthEndpoints: Endpoint[] = [
  closedEndpoint('post', '/login'),
  closedEndpoint('post', '/first-register'),
  closedEndpoint('post', '/forgot-password'),
  closedEndpoint('post', '/reset-password'),
  closedEndpoint('post', '/verify/:id'),
  closedEndpoint('get', '/init'),
  closedEndpoint('post', '/:id/duplicate'),
  // Bulk changes would bypass the rules about the last admin.
  closedEndpoint('patch', '/'),
  closedEndpoint('delete', '/'),
]
