'use client'

import { useEffect, useState } from 'react'
import { tokenKey } from '@/admin/session/session'
import { isSessionEnded } from '@/admin/session/sessionEnded'

/**
 * Explains the login page to someone whose session has just ended.
 * @param isKnown whether the cookie shows that the session ended; if not, this tab may remember it or storage may still
 * hold the session
 */
export function EndedSession({ isKnown }: { isKnown: boolean }) {
  const [hasEnded, setEnded] = useState(isKnown)

  useEffect(() => {
    if (isSessionEnded() || localStorage.getItem(tokenKey) !== null) setEnded(true)
  }, [])

  if (!hasEnded) return null
  return (
    <p className="door-notice" role="status">
      <strong>Your session has ended.</strong> Log in to pick up where you left off. Unsaved changes are kept
      in this browser.
    </p>
  )
}
