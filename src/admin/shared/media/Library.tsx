'use client'

import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { ListCount } from '../lists/ListCount'
import { SearchBox } from '../lists/SearchBox'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { LibraryGrid, LibrarySkeleton } from './LibraryTile'
import { libraryPageSize, useLibrary } from './library'

type Choosing = Omit<ComponentProps<typeof LibraryGrid>, 'pictures'>

/** The media library with its search and its pages. */
export function Library(choosing: Choosing) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch, isPlaceholderData } = useLibrary({ search, page })
  const pageCount = Math.ceil((data?.total ?? 0) / libraryPageSize)
  const turnTo = (wanted: number) => {
    setPage(wanted)
    heading.current?.focus()
  }

  return (
    <section aria-label="Media library" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search images"
          value={search}
          onSearch={(wanted) => {
            setSearch(wanted)
            setPage(1)
          }}
        />
        <ListCount
          id={`${id}-count`}
          heading={heading}
          total={data?.total}
          nouns={['image', 'images']}
          isLoading={!data && !error}
        />
      </div>
      {error && !data ? (
        <ErrorState title="The library couldn't be loaded" error={error} onRetry={refetch} />
      ) : !data ? (
        <LibrarySkeleton />
      ) : data.entries.length === 0 ? (
        <EmptyState
          icon={<ImageOff aria-hidden size={24} />}
          title={search ? 'No images found' : 'No images yet'}
          hint={search ? 'Try another search.' : 'Drop an image here to upload it.'}
        />
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <LibraryGrid pictures={data.entries} {...choosing} />
        </div>
      )}
      {pageCount > 1 && (
        <nav aria-label="Library pages" className="flex items-center justify-center gap-4">
          <Button disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            <ChevronLeft aria-hidden size={14} /> Previous
          </Button>
          <span className="text-sm text-muted tabular-nums">
            Page {page} of {pageCount}
          </span>
          <Button disabled={page >= pageCount} onClick={() => turnTo(page + 1)}>
            Next <ChevronRight aria-hidden size={14} />
          </Button>
        </nav>
      )}
    </section>
  )
}
