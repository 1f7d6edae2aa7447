import { Link } from '@payloadcms/ui'
import { Eye, History, PenLine } from 'lucide-react'
import { editorPathFor } from '@/admin/paths'
import { newEntryPath } from '@/domain/adminPaths'
import { buttonClass } from '../ui/Button'
import { previewHref, type Resource } from './resource'

interface Props {
  resource: Resource
  id: string
}

/** Links from an entry's dialog to its full editor, versions and preview. */
export function EntryLinks({ resource, id }: Props) {
  const path = editorPathFor(resource.collection, id)
  const linkClass = buttonClass('quiet')
  return (
    <nav aria-label={`More about this ${resource.name}`} className="-mx-3 -mt-2 flex flex-wrap gap-x-1">
      <Link href={path} prefetch={false} className={linkClass}>
        <PenLine aria-hidden size={14} />
        Open full editor
      </Link>
      <Link href={`${path}?versions`} prefetch={false} className={linkClass}>
        <History aria-hidden size={14} />
        Versions
      </Link>
      <a href={previewHref(resource, id)} target="_blank" rel="noreferrer" className={linkClass}>
        <Eye aria-hidden size={14} />
        Preview
        <span className="sr-only"> in a new tab</span>
      </a>
    </nav>
  )
}

/** From the dialog of a new entry to the full editor, which begins with a draft. */
export const NewEntryLink = ({ resource }: Pick<Props, 'resource'>) => (
  <Link
    href={newEntryPath(resource.collection)}
    prefetch={false}
    className={`-mx-3 -mt-2 self-start ${buttonClass('quiet')}`}
  >
    <PenLine aria-hidden size={14} />
    Write in the full editor
  </Link>
)
