import type { RequestHandler } from 'express'
import { settings } from '../settings'

/** Headers of every response. The content security policy differs by page: ./contentSecurity.ts. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  // Browsers without support for frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
  ...(settings.siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
}

export const addSecurityHeaders: RequestHandler = (_req, res, next) => {
  res.set(securityHeaders)
  next()
}
