import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Presence } from '@/domain/entities'
import { randomId } from '@/domain/randomId'
import type { PresenceBody } from '@/schemas/presence'
import { apiRequest } from '../api/api'

/** Milliseconds between two calls; shorter while someone else edits, to see them leave. */
const pause = 10_000
const otherPause = 3000

const idKey = (address: string) => `frontdesk_presence ${address}`

/** The id of the page that was left in this tab, such as to log in again, or a new one. A duplicated tab gets its own. */
function takePageId(address: string): string {
  const left = sessionStorage.getItem(idKey(address))
  sessionStorage.removeItem(idKey(address))
  return left ?? randomId()
}

/**
 * Tells the server that this page edits an entry, until it is closed.
 * @param path of the entry's endpoints
 */
export function usePresence(path: `/api/${string}`) {
  const [other, setOther] = useState<Presence['other']>(null)
  const [isTakenOver, setTakenOver] = useState(false)
  const [discussion, setDiscussion] = useState<Presence['discussion']>(null)
  const isOurs = useRef(false)
  const page = useRef('')
  const address = `${path}/presence` as const

  async function send(does: PresenceBody['does']): Promise<void> {
    const body: PresenceBody = { page: page.current, does }
    const answer = await apiRequest<Presence>(address, { method: 'POST', body })
    // Someone else has taken what was ours, or has given it back.
    if (isOurs.current || !answer.other) setTakenOver(answer.other !== null)
    isOurs.current = answer.other === null
    setOther(answer.other)
    setDiscussion(answer.discussion)
  }
  // Without a connection the last answer stays; saving has its own messages.
  const stay = useEffectEvent(() => send('stay').catch(() => undefined))
  const leave = useEffectEvent(() => {
    const body: PresenceBody = { page: page.current, does: 'leave' }
    navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }))
    try {
      sessionStorage.setItem(idKey(address), page.current)
    } catch {
      // Full: the next page is a new one.
    }
  })

  const isOther = other !== null
  useEffect(() => {
    const timer = setInterval(stay, isOther ? otherPause : pause)
    return () => clearInterval(timer)
  }, [isOther])
  useEffect(() => {
    const onVisible = () => void (document.visibilityState === 'visible' && stay())
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) page.current = takePageId(address)
      onVisible()
    }
    page.current = takePageId(address)
    void stay()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', onShown)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', onShown)
      document.removeEventListener('visibilitychange', onVisible)
      leave()
    }
  }, [address])

  return { other, isTakenOver, discussion, takeOver: () => send('takeOver') }
}
