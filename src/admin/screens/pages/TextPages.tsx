import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { FileText, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { editorPathFor } from '@/admin/paths'
import { one } from '@/admin/shared/api/queries'
import { DeleteEntry } from '@/admin/shared/crud/DeleteEntry'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Button, buttonClass } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { newEntryPath } from '@/domain/adminPaths'
import type { TextPageLine } from '@/domain/entities'
import { PageList } from './PageList'
import { PageRow } from './PageRow'
import { textPagesQuery } from './pagesQuery'
import { textPage } from './textPage'

const addLink = (
  <Link href={newEntryPath(textPage.collection)} prefetch={false} className={buttonClass()}>
    Add page
  </Link>
)

/** The pages that are one text: privacy, terms, and whatever else staff add. */
export function TextPages() {
  const query = useQuery(one<TextPageLine[]>(textPagesQuery))
  const [deleting, setDeleting] = useState<TextPageLine | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="text-pages" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="text-pages" ref={heading} tabIndex={-1} className="text-lg font-semibold">
          Text pages
        </h2>
        {addLink}
      </div>
      <PageList
        query={query}
        what="Text pages"
        empty={
          <EmptyState
            icon={<FileText aria-hidden size={24} />}
            title="No text pages yet"
            hint="The footer leads to privacy, terms and accessibility. Until they are written, visitors are asked to contact you."
          />
        }
        render={(page) => (
          <PageRow
            key={page.id}
            title={page.title || 'Untitled'}
            href={editorPathFor('page', page.id)}
            badge={<PublishingBadge name="page" entry={page} />}
            changed={<RelativeTime iso={page.updatedAt} />}
            publicPath={page.publicPath}
            actions={
              <Button variant="quiet" onClick={() => setDeleting(page)} aria-label={`Delete ${page.title}`}>
                <Trash2 aria-hidden size={14} />
              </Button>
            }
          />
        )}
      />
      <DeleteEntry
        resource={textPage}
        noun="page"
        // As it is now: after a refusal it is read again.
        entry={deleting && (query.data?.find(({ id }) => id === deleting.id) ?? deleting)}
        onClose={() => setDeleting(null)}
        fallbackFocus={heading}
      />
    </section>
  )
}
