'use client'

import { useEffect, useState } from 'react'
import { relativeTime } from './relativeTime'

const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/** A moment from now on; the exact time, in the reader's zone, shows on hover. Stays right as time goes by. */
export function RelativeTime({ iso }: { iso: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const date = new Date(iso)
  return (
    <time dateTime={iso} title={absolute.format(date)} className="whitespace-nowrap tabular-nums">
      {relativeTime(date, now)}
    </time>
  )
}
