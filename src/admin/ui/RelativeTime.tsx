'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { relativeTime } from './relativeTime'

const absolute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })
const never = () => () => undefined

/** A moment from now on; the exact time, in the reader's zone, shows on hover. Stays right as time goes by. */
export function RelativeTime({ iso }: { iso: string }) {
  const [now, setNow] = useState(() => new Date())
  // The server does not know the reader's zone.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const date = new Date(iso)
  return (
    <time
      dateTime={iso}
      title={isInBrowser ? absolute.format(date) : undefined}
      className="whitespace-nowrap tabular-nums"
      // Between the server's moment and this one a minute may have turned.
      suppressHydrationWarning
    >
      {relativeTime(date, now)}
    </time>
  )
}
