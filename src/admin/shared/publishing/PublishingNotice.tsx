import { Link } from '@payloadcms/ui'
import { editorPathFor } from '@/admin/paths'
import type { EntryStatus } from '@/domain/entities'
import type { Resource } from '../crud/resource'
import { buttonClass } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { describeStatus } from './describeStatus'

interface Props {
  resource: Resource
  entry: Partial<EntryStatus> & { id: string }
}

/** At the top of a dialog: what visitors see of the entry. Renders nothing if that is exactly what is being edited. */
export function PublishingNotice({ resource, entry }: Props) {
  const [first, ...others] = describeStatus(resource.name, entry)
  if (!first) return null
  // Posts have a switch for it; other content has no drafts here (decision 019).
  const isPublishedBySaving = !('isPublished' in entry) && entry.state !== 'published'
  return (
    <Notice
      title={first}
      actions={
        <Link href={editorPathFor(resource.collection, entry.id)} prefetch={false} className={buttonClass()}>
          Open full editor
        </Link>
      }
    >
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isPublishedBySaving && <p>Saving publishes this version.</p>}
    </Notice>
  )
}
