'use client'

import { ChevronLeft, ChevronRight, ImageOff, Search } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { useSettled } from '../ui/useSettled'
import { LibraryGrid, LibrarySkeleton } from './LibraryGrid'
import { libraryPageSize, useLibrary } from './library'

type Choosing = Omit<ComponentProps<typeof LibraryGrid>, 'pictures'>

/** The media library with its search and its pages. */
export function Library(choosing: Choosing) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search = useSettled(typed)
  const { data, error, refetch, isPlaceholderData } = useLibrary({ search, page })
  const pageCount = Math.ceil((data?.total ?? 0) / libraryPageSize)
  const count = data?.total ?? 0

  return (
    <section aria-label="Media library" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <label className="relative grow sm:max-w-xs">
          <span className="sr-only">Search the library</span>
          <Search aria-hidden size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            type="search"
            placeholder="Search text, name or tag"
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setPage(1)
            }}
            className="min-h-9 w-full rounded-md border border-edge bg-surface pr-3 pl-9 text-base placeholder:text-muted focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent"
          />
        </label>
        <p aria-live="polite" className="text-sm text-muted">
          {data ? `${count.toLocaleString('en')} ${count === 1 ? 'picture' : 'pictures'}` : 'Loading …'}
        </p>
      </div>
      {error && !data ? (
        <ErrorState title="The library could not be loaded" error={error} onRetry={refetch} />
      ) : !data ? (
        <LibrarySkeleton />
      ) : data.entries.length === 0 ? (
        <EmptyState
          icon={<ImageOff aria-hidden size={24} />}
          title={search ? 'No picture matches' : 'No pictures yet'}
          hint={search ? 'Try another word.' : 'Upload the first one: drop it here.'}
        />
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <LibraryGrid pictures={data.entries} {...choosing} />
        </div>
      )}
      {pageCount > 1 && (
        <nav aria-label="Pages of the library" className="flex items-center justify-center gap-4">
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden size={14} /> Previous
          </Button>
          <span className="text-sm text-muted tabular-nums">
            Page {page} of {pageCount}
          </span>
          <Button disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            Next <ChevronRight aria-hidden size={14} />
          </Button>
        </nav>
      )}
    </section>
  )
}
