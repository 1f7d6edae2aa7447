'use client'

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { maxSearchLength } from '@/domain/limits'
import { useDebouncedValue } from '../ui/useDebouncedValue'

interface Props {
  label: string
  /** The search in the list's state. */
  value: string
  onSearch: (value: string) => void
}

/** A search box that searches as the user types. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  /** Searches not yet reflected in the URL: they must not overwrite newer input. */
  const [pending, setPending] = useState<string[]>([])
  if (value !== shown) {
    setShown(value)
    const own = pending.indexOf(value)
    setPending(own < 0 ? [] : pending.slice(own + 1))
    // The URL can also change by going back or with “Clear filters”.
    if (own < 0 && value !== typed.trim()) setTyped(value)
  }
  const settled = useDebouncedValue(typed.trim())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input is searched for once.
  useEffect(() => {
    if (settled === value) return
    setPending((before) => [...before, settled])
    onSearch(settled)
  }, [settled])

  return (
    <div className="relative w-full sm:w-72">
      <Search aria-hidden size={15} className="pointer-events-none absolute top-2.5 left-3 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxSearchLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-9 w-full rounded-md border border-edge bg-surface py-1.5 pr-3 pl-9 text-base text-ink placeholder:text-muted focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent"
      />
    </div>
  )
}
