'use client'

import { Bookmark } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Popover } from 'radix-ui'
import { type FormEvent, useRef, useState } from 'react'
import { type SavedView, type SettledList, savedViewLimits } from '@/domain/listSettings'
import { TextField } from '../forms/TextField'
import { Button, buttonClass } from '../ui/Button'
import { withQuery } from './listAddress'
import { SavedViewRow } from './SavedViewRow'
import { useListSettings } from './useListSettings'
import { useSavedViews } from './useSavedViews'

interface Props {
  list: SettledList
  /** The parameters of what is shown, without page and open entry. */
  current: string
  /** The same form of other parameters. */
  canonical: (query: string) => string
}

/** The named addresses of a list: opening, saving, renaming and deleting them. */
export function SavedViews({ list, current, canonical }: Props) {
  const path = usePathname()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useListSettings(list)
  const { save, rename, remove } = useSavedViews(list)
  const views = data?.views ?? []
  const shown = views.find(({ query }) => canonical(query) === current)
  const isFull = views.length >= savedViewLimits.perList

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted && !save.isPending)
      save.mutate({ name: wanted, query: current }, { onSuccess: () => setName('') })
  }
  const onRemove = (view: SavedView) => {
    remove.mutate(view)
    // Its row disappears.
    heading.current?.focus()
  }

  return (
    <Popover.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={`${buttonClass()} max-w-56 ${shown ? 'border-accent' : ''}`}>
        <Bookmark aria-hidden size={14} className="shrink-0" />
        <span className="sr-only">Saved views{shown && ': '}</span>
        <span className={shown ? 'truncate' : 'max-sm:hidden'} aria-hidden={!shown}>
          {shown?.name ?? 'Views'}
        </span>
      </Popover.Trigger>
      <Popover.Content
        aria-label="Saved views"
        align="start"
        sideOffset={6}
        collisionPadding={12}
        className="frontdesk z-[26] grid max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] gap-3 overflow-y-auto rounded-xl border border-line bg-surface p-4 text-base text-ink shadow-lg"
      >
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          Saved views
        </h2>
        {views.length === 0 && (
          <p className="text-sm text-muted">
            Name the current filters, sort order and layout to open them again from here. Only you see your
            views.
          </p>
        )}
        {views.length > 0 && (
          <ul aria-label="Saved views" className="flex flex-col gap-1">
            {views.map((view) => (
              <SavedViewRow
                key={view.id}
                view={view}
                href={withQuery(path, new URLSearchParams(canonical(view.query)))}
                isShown={view === shown}
                onOpen={() => setOpen(false)}
                onRename={(next) => rename.mutate({ id: view.id, name: next })}
                onRemove={() => onRemove(view)}
              />
            ))}
          </ul>
        )}
        {isFull ? (
          <p className="text-sm text-muted">
            You can save up to {savedViewLimits.perList} views. Delete one to save another.
          </p>
        ) : (
          <form onSubmit={onSubmit} className="flex items-end gap-2 border-t border-line pt-3">
            <TextField
              label="Save what is shown as"
              value={name}
              onChange={setName}
              maxLength={savedViewLimits.name}
              className="grow"
            />
            <Button type="submit" aria-disabled={!name.trim()}>
              Save
            </Button>
          </form>
        )}
      </Popover.Content>
    </Popover.Root>
  )
}
