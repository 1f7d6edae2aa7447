import { type NextRequest, NextResponse } from 'next/server'
import { loginPath, loginPathFor, logoutPath } from './admin/paths'
import { sessionCookie } from './domain/session'

const openPaths = [loginPath, logoutPath]

/**
 * Sends visitors without a session to the login by a real redirect. A courtesy only: what may be seen is
 * decided where it is read, by `adminView` and by the access rules of the collections.
 */
export function proxy({ cookies, nextUrl }: NextRequest) {
  if (cookies.has(sessionCookie) || openPaths.includes(nextUrl.pathname)) return NextResponse.next()
  const login = loginPathFor(`${nextUrl.pathname}${nextUrl.search}`)
  return NextResponse.redirect(new URL(login, nextUrl), 307)
}

export const config = { matcher: '/admin/:path*' }
