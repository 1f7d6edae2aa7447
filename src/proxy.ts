import { type NextRequest, NextResponse } from 'next/server'
import { loginPath, loginPathFor, logoutPath } from './admin/paths'
import { sessionCookie } from './domain/session'

const openPaths = [loginPath, logoutPath]

/**
 * Redirects visitors without a session to the login. Only a convenience: access is decided where data is read, by
 * `adminView` and the collections' access rules.
 */
export function proxy({ cookies, nextUrl }: NextRequest) {
  if (cookies.has(sessionCookie) || openPaths.includes(nextUrl.pathname)) return NextResponse.next()
  const login = loginPathFor(`${nextUrl.pathname}${nextUrl.search}`)
  return NextResponse.redirect(new URL(login, nextUrl), 307)
}

export const config = { matcher: '/admin/:path*' }
