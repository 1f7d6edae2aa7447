'use client'

import { Search } from 'lucide-react'
import { Kbd } from './Kbd'
import { show } from './overlay'
import { useModifier } from './useModifier'

/** Opens the palette and shows its shortcut. */
export function SearchButton() {
  const modifier = useModifier()
  return (
    <button
      type="button"
      onClick={() => show('palette')}
      aria-keyshortcuts="Control+K Meta+K"
      className="mb-3 flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-md border border-line bg-surface px-2.5 text-sm text-muted hover:border-edge hover:text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent"
    >
      <Search aria-hidden size={15} className="shrink-0" />
      <span className="grow text-left">Search</span>
      <span aria-hidden className="flex gap-0.5 pointer-coarse:hidden">
        <Kbd>{modifier}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  )
}

/** The same button as an icon. */
export function SearchIconButton({ className }: { className: string }) {
  return (
    <button type="button" aria-label="Search" onClick={() => show('palette')} className={className}>
      <Search aria-hidden size={18} />
    </button>
  )
}
