'use client'

import { ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { List } from '../lists/List'
import { useListState } from '../lists/useListState'
import { EmptyState } from '../ui/EmptyState'
import { type Choosing, LibraryTile } from './LibraryTile'
import { libraryPageSize, useLibrary } from './pictureLibrary'

/** The media library for choosing images, with search and pages. */
export function Library(choosing: Choosing) {
  const state = useListState()
  const list = useLibrary({ search: state.search, page: state.page })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <fieldset aria-label="Media library" className="flex flex-col gap-3">
      <List
        state={state}
        query={list}
        nouns={['image', 'images']}
        layout="dialog-tiles"
        size={libraryPageSize}
        heading={heading}
        searchLabel="Search images"
        renderItem={(picture) => <LibraryTile picture={picture} {...choosing} />}
        empty={
          <EmptyState
            icon={<ImageOff aria-hidden size={24} />}
            title="No images yet"
            hint="Drop an image here to upload it."
          />
        }
      />
    </fieldset>
  )
}
