import { useAuth } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { leaveEndedSession } from './logOut'
import { readSession, renewalDue, tokenExpiry, tokenKey } from './session'

/** Milliseconds before Payload's own timer runs out, and between two renewal attempts. */
const ahead = 5000
const pause = 60_000

const renew = () => fetch('/api/users/refresh-token', { method: 'POST', credentials: 'include' })

/**
 * Renews the session while the page is in use, and goes to the login page once it has ended. All tabs of a browser
 * share a session, so a renewal in one counts for all.
 */
export function useSessionRenewal(): void {
  const { fetchFullUser, setUser, tokenExpirationMs } = useAuth()
  const auth = useRef({ fetchFullUser, setUser })
  auth.current = { fetchFullUser, setUser }

  useEffect(() => {
    let nextLook = 0
    async function onUse() {
      if (Date.now() < nextLook) return
      nextLook = Date.now() + pause
      const session = readSession()
      if (session.state === 'expired') return void leaveEndedSession()
      if (session.state !== 'valid' || Date.now() < renewalDue(session.token)) return
      const answer = await renew().catch(() => null)
      if (answer?.ok) auth.current.setUser(await answer.json())
      else if (answer?.status === 401 || answer?.status === 403) void leaveEndedSession()
    }
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === tokenKey && newValue) void auth.current.fetchFullUser()
    }
    const uses = ['pointerdown', 'keydown'] as const
    for (const use of uses) window.addEventListener(use, onUse, { capture: true, passive: true })
    window.addEventListener('storage', onStorage)
    return () => {
      for (const use of uses) window.removeEventListener(use, onUse, { capture: true })
      window.removeEventListener('storage', onStorage)
    }
  }, [])

  useEffect(() => {
    if (!tokenExpirationMs) return
    const end = setTimeout(
      () => {
        const session = readSession()
        const isRenewed =
          session.state === 'valid' && (tokenExpiry(session.token) ?? 0) > Date.now() + 2 * ahead
        // Another tab was active.
        if (isRenewed) void auth.current.fetchFullUser()
        else void leaveEndedSession()
      },
      Math.max(0, tokenExpirationMs - ahead - Date.now()),
    )
    return () => clearTimeout(end)
  }, [tokenExpirationMs])
}
