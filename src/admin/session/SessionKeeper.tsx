'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { User } from '@/payload-types'
import { isLoggingOut, leaveEndedSession } from './logOut'
import { clearSession, readSession, saveSession } from './session'
import { useSessionRenewal } from './useSessionRenewal'
import { watchUnauthorized } from './watchUnauthorized'

/**
 * Keeps browser storage and the session cookie in sync (specification §4). An expired token logs the user out; one that
 * is missing, corrupt or someone else's is rewritten from the cookie's session, also after Payload renewed it.
 */
export function SessionKeeper() {
  const { user, token } = useAuth<User>()
  const [isValidated, setValidated] = useState(false)
  useSessionRenewal()

  useEffect(() => watchUnauthorized(() => !isLoggingOut() && void leaveEndedSession()), [])

  useEffect(() => {
    // Drafts are stored, so no form needs to ask before leaving, not even Payload's.
    const leaveUnasked = (event: BeforeUnloadEvent) => isLoggingOut() && event.stopImmediatePropagation()
    window.addEventListener('beforeunload', leaveUnasked, { capture: true })
    return () => window.removeEventListener('beforeunload', leaveUnasked, { capture: true })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the screen's first call.
  useEffect(() => {
    const session = readSession()
    if (session.state === 'expired') return void leaveEndedSession()
    const isForeign = session.state === 'valid' && session.user.username !== user?.username
    if (isForeign) clearSession()
    setValidated(true)
  }, [])

  useEffect(() => {
    if (!isValidated || isLoggingOut() || !user || !token) return
    saveSession(token, { username: user.username, role: user.role })
  }, [isValidated, user, token])

  return null
}
