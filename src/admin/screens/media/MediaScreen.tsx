'use client'

import { Link } from '@payloadcms/ui'
import { Images, Table2 } from 'lucide-react'
import { useRef } from 'react'
import { List } from '@/admin/shared/lists/List'
import { describeList, text } from '@/admin/shared/lists/listAddress'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { EditPicture } from '@/admin/shared/media/EditPicture'
import { MediaTile } from '@/admin/shared/media/MediaTile'
import { useLibrary, usePicture, useTags } from '@/admin/shared/media/pictureLibrary'
import { TagFilter } from '@/admin/shared/media/TagFilter'
import { Uploader } from '@/admin/shared/media/Uploader'
import { useUploads } from '@/admin/shared/media/useUploads'
import { buttonClass } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { OpenFailed } from '@/admin/shared/ui/OpenFailed'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { Screen } from '@/admin/shared/ui/Screen'
import { useUnsaved } from '@/admin/shared/ui/unsaved'
import { pageSize } from '@/domain/limits'
import type { Role } from '@/domain/roles'

const mediaList = describeList({ tag: text() })

/** The media library: upload, find, describe, replace and delete images. */
export function MediaScreen({ role }: { role: Role }) {
  const { address, state, filterBy, open, close } = useListAddress(mediaList)
  const { search, tag, page, opened } = address
  const list = useLibrary({ search, tag, page, limit: pageSize })
  const tags = useTags()
  const picture = usePicture(opened)
  const queue = useUploads()
  const heading = useRef<HTMLHeadingElement>(null)
  useUnsaved(queue.uploads.length > 0)

  return (
    <Screen
      title="Media"
      actions={
        role === 'admin' && (
          <Link href="/admin/collections/media" prefetch={false} className={buttonClass('quiet')}>
            <Table2 aria-hidden size={14} />
            Advanced
          </Link>
        )
      }
    >
      <Uploader queue={queue} isPaused={opened !== null} />
      <PartialErrorNotice title="Tags couldn't be loaded." queries={[tags]} />
      <List
        state={state}
        query={list}
        nouns={['image', 'images']}
        layout="tiles"
        heading={heading}
        searchLabel="Search images"
        filters={<TagFilter tag={tag} onChange={(next) => filterBy({ tag: next })} />}
        renderItem={(entry) => <MediaTile picture={entry} onOpen={() => open(entry.id)} />}
        empty={
          <EmptyState
            icon={<Images aria-hidden size={24} />}
            title="No images yet"
            hint="Images for posts, projects and products live here. Drop files anywhere on this page to upload."
          />
        }
      />
      <OpenFailed
        title="Image"
        noun="image"
        error={opened === null ? null : picture.error}
        onRetry={picture.refetch}
        onClose={close}
        fallbackFocus={heading}
      />
      {opened !== null && picture.data && (
        <EditPicture key={picture.data.id} picture={picture.data} onClose={close} fallbackFocus={heading} />
      )}
    </Screen>
  )
}
