'use client'

import { Check, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type SavedView, savedViewLimits } from '@/domain/listSettings'
import { TextField } from '../forms/TextField'
import { Button } from '../ui/Button'
import { ShallowLink } from '../ui/ShallowLink'

interface Props {
  view: SavedView
  href: string
  isShown: boolean
  onOpen: () => void
  onRename: (name: string) => void
  onRemove: () => void
}

/** A saved view: a link, and buttons to rename and delete it. */
export function SavedViewRow({ view: { name }, href, isShown, onOpen, onRename, onRemove }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed?.trim()
    if (!wanted) return
    if (wanted !== name) onRename(wanted)
    setTyped(null)
  }
  if (typed !== null)
    return (
      <li>
        <form onSubmit={onSubmit} className="flex items-end gap-2">
          <TextField
            label={`New name of ${name}`}
            value={typed}
            onChange={setTyped}
            maxLength={savedViewLimits.name}
            className="grow"
          />
          <Button type="submit">Rename</Button>
        </form>
      </li>
    )
  return (
    <li className="flex items-center gap-1">
      <ShallowLink
        href={href}
        aria-current={isShown ? 'page' : undefined}
        onClick={onOpen}
        className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-md px-2 text-sm text-ink no-underline hover:bg-raised focus-visible:outline-2 focus-visible:outline-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold"
      >
        <span className="truncate">{name}</span>
        {isShown && <Check aria-hidden size={14} className="ml-auto shrink-0" />}
      </ShallowLink>
      <Button
        variant="quiet"
        aria-label={`Rename ${name}`}
        icon={<Pencil aria-hidden size={14} />}
        onClick={() => setTyped(name)}
      />
      <Button
        variant="quiet"
        aria-label={`Delete ${name}`}
        icon={<Trash2 aria-hidden size={14} />}
        onClick={onRemove}
      />
    </li>
  )
}
