'use client'

import { useEffect, useState } from 'react'
import { formatTime } from '@/domain/clock'
import { formatRelativeTime } from './formatRelativeTime'

/** A relative time that updates itself; the tooltip shows the exact time. */
export function RelativeTime({ iso }: { iso: string }) {
  const [seen, setSeen] = useState(() => ({ iso, now: new Date() }))
  // A change that was just made is later than this clock's last tick.
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
      // A minute may have passed since the server rendered this.
      suppressHydrationWarning
    >
      {formatRelativeTime(new Date(iso), seen.now)}
    </time>
  )
}
