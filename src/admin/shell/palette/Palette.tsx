'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { apiRequest } from '@/admin/shared/api/api'
import { reasonOf } from '@/admin/shared/api/messageOf'
import { Backdrop } from '@/admin/shared/dialogs/Backdrop'
import { useDebouncedValue } from '@/admin/shared/ui/useDebouncedValue'
import { useReturnFocus } from '@/admin/shared/ui/useReturnFocus'
import type { FoundEntry } from '@/domain/entities'
import { maxSearchLength } from '@/domain/limits'
import { pluralize } from '@/domain/pluralize'
import type { Role } from '@/domain/roles'
import { EntryIcon } from './EntryIcon'
import { type Entry, foundEntries, type Group, ownEntries } from './entries'

interface Props {
  role: Role
  onClose: () => void
  onChoose: (entry: Entry) => void
}

interface EntriesProps {
  group: Group
  onChoose: Props['onChoose']
}

function Entries({ group, onChoose }: EntriesProps) {
  if (!group.entries.length) return null
  return (
    <Command.Group
      heading={group.title}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted"
    >
      {group.entries.map((entry) => (
        <Command.Item
          key={entry.id}
          value={entry.id}
          onSelect={() => onChoose(entry)}
          className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-base text-ink aria-selected:bg-accent-soft aria-selected:text-accent-strong"
        >
          <EntryIcon name={entry.icon} />
          <span className="truncate">{entry.title}</span>
          {entry.detail && (
            <span className="ml-auto max-w-[45%] truncate text-sm text-muted">{entry.detail}</span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

/** The command palette: go anywhere, find anything. */
export function Palette({ role, onClose, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const query = typed.trim().replace(/\s+/g, ' ')
  const settled = useDebouncedValue(query)
  const search = useQuery({
    queryKey: ['search', settled],
    queryFn: () => apiRequest<FoundEntry[]>(`/api/admin/search?q=${encodeURIComponent(settled)}`),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const own = ownEntries(role, query)
  const found = query ? foundEntries(search.data ?? []) : []
  const groups = [...own, ...found].filter(({ entries }) => entries.length)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const isSearching = query !== '' && (query !== settled || search.isFetching)
  const returnFocus = useReturnFocus()

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay asChild>
          <Backdrop />
        </Dialog.Overlay>
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="frontdesk fixed inset-x-3 top-[12dvh] z-[29] mx-auto max-w-xl overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-2xl outline-none max-sm:top-3"
        >
          <Dialog.Title className="sr-only">Search or go to a page</Dialog.Title>
          <Command shouldFilter={false} loop vimBindings={false} label="Search or go to a page">
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Search aria-hidden size={16} className="shrink-0 text-muted" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                maxLength={maxSearchLength}
                placeholder="Search or go to…"
                className="min-h-12 w-full bg-transparent text-lg text-ink outline-none placeholder:text-muted"
              />
            </div>
            <p role="status" className="sr-only">
              {isSearching ? 'Searching' : pluralize(count, 'result')}
            </p>
            <Command.List
              label="Results"
              className="max-h-[min(60dvh,420px)] overflow-y-auto overscroll-contain px-1.5 pb-1.5"
            >
              {groups.map((group) => (
                <Entries key={group.title} group={group} onChoose={onChoose} />
              ))}
            </Command.List>
            {groups.length === 0 && (
              <p className="px-4 pb-6 text-center text-sm text-muted">
                {isSearching ? 'Searching…' : `No results for “${query}”.`}
              </p>
            )}
            {search.error && query && (
              <p role="alert" className="border-t border-line px-4 py-2 text-sm text-danger">
                Leads and content couldn't be searched: {reasonOf(search.error)}
              </p>
            )}
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
