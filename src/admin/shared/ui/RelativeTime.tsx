'use client'

import { useEffect, useState } from 'react'
import { formatTime } from '@/domain/clock'
import { relativeTime } from './relativeTime'

/** A moment from now on; the exact time shows on hover. Stays right as time goes by. */
export function RelativeTime({ iso }: { iso: string }) {
  const [seen, setSeen] = useState(() => ({ iso, now: new Date() }))
  // What has just changed lies after the last look at the clock.
  if (seen.iso !== iso) setSeen({ iso, now: new Date() })
  useEffect(() => {
    const timer = setInterval(() => setSeen((last) => ({ ...last, now: new Date() })), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time
      dateTime={iso}
      title={formatTime(iso)}
      className="whitespace-nowrap tabular-nums"
      // Between the server's moment and this one a minute may have turned.
      suppressHydrationWarning
    >
      {relativeTime(new Date(iso), seen.now)}
    </time>
  )
}
