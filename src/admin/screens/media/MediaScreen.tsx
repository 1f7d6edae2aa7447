'use client'

import { Link } from '@payloadcms/ui'
import { Images, SearchX, Table2 } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import { ListCount } from '@/admin/shared/lists/ListCount'
import { Pages } from '@/admin/shared/lists/Pages'
import { SearchBox } from '@/admin/shared/lists/SearchBox'
import { useLastPage } from '@/admin/shared/lists/useLastPage'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { EditPicture } from '@/admin/shared/media/EditPicture'
import { libraryScreenSize, useLibrary, usePicture, useTags } from '@/admin/shared/media/library'
import { MediaGrid, MediaSkeleton } from '@/admin/shared/media/MediaTile'
import { TagFilter } from '@/admin/shared/media/TagFilter'
import { Uploader } from '@/admin/shared/media/Uploader'
import { useUploads } from '@/admin/shared/media/useUploads'
import { Button, buttonClass } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { OpenFailed } from '@/admin/shared/ui/OpenFailed'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { Screen } from '@/admin/shared/ui/Screen'
import { useUnsaved } from '@/admin/shared/ui/unsaved'

/** The media library: pictures are brought in, found, described, replaced and deleted here. */
export function MediaScreen() {
  const address = useListAddress()
  const { search, page, edited, edit, closeDialog } = address
  const tag = useSearchParams().get('tag') ?? ''
  const { data, error, refetch, isPlaceholderData } = useLibrary({
    search,
    tag,
    page,
    limit: libraryScreenSize,
  })
  const tags = useTags()
  const opened = usePicture(edited)
  const queue = useUploads()
  const heading = useRef<HTMLHeadingElement>(null)
  useUnsaved(queue.uploads.length > 0)

  const pageCount = Math.ceil((data?.total ?? 0) / libraryScreenSize)
  useLastPage(address, pageCount, data !== undefined && !isPlaceholderData)

  const showAll = () => address.filterBy({ search: null, tag: null })

  return (
    <Screen
      title="Media"
      actions={
        <Link href="/admin/collections/media" prefetch={false} className={buttonClass('quiet')}>
          <Table2 aria-hidden size={14} />
          Table view
        </Link>
      }
    >
      <Uploader queue={queue} isPaused={edited !== null} />
      <PartialErrorNotice title="Tags couldn't be loaded." queries={[tags]} />
      <section
        aria-labelledby="pictures"
        aria-busy={(!data && !error) || isPlaceholderData}
        className="flex flex-col gap-3"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex grow flex-wrap gap-2">
            <SearchBox label="Search images" value={search} onSearch={address.searchFor} />
            <TagFilter tag={tag} onChange={(next) => address.filterBy({ tag: next ?? null })} />
          </div>
          <ListCount
            id="pictures"
            heading={heading}
            total={data?.total}
            nouns={['image', 'images']}
            isLoading={!data && !error}
          />
        </div>
        {error && !data ? (
          <ErrorState title="Images couldn't be loaded" error={error} onRetry={refetch} />
        ) : !data ? (
          <MediaSkeleton />
        ) : data.entries.length ? (
          <div className={isPlaceholderData ? 'opacity-60' : ''}>
            <MediaGrid pictures={data.entries} onOpen={edit} />
          </div>
        ) : search || tag ? (
          <EmptyState
            icon={<SearchX aria-hidden size={24} />}
            title="No images found"
            hint={
              search
                ? `No results for “${search}”${tag ? ` tagged “${tag}”` : ''}.`
                : `No images tagged “${tag}”.`
            }
            action={<Button onClick={showAll}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            icon={<Images aria-hidden size={24} />}
            title="No images yet"
            hint="Images for posts, projects and products live here. Drop files anywhere on this page to upload."
          />
        )}
      </section>
      <Pages
        page={page}
        pageCount={pageCount}
        hrefFor={address.hrefForPage}
        onTurn={() => heading.current?.focus()}
      />
      <OpenFailed
        title="Image"
        noun="image"
        error={edited === null ? null : opened.error}
        onRetry={opened.refetch}
        onClose={closeDialog}
        fallbackFocus={heading}
      />
      {edited !== null && opened.data && (
        <EditPicture
          key={opened.data.id}
          picture={opened.data}
          onClose={closeDialog}
          fallbackFocus={heading}
        />
      )}
    </Screen>
  )
}
