import { Link } from '@payloadcms/ui'
import { editorPathFor } from '@/admin/paths'
import { formatDay } from '@/domain/clock'
import type { ForStaff } from '@/domain/entities'
import type { Column } from '../lists/ListTable'
import { OpenCell } from '../lists/OpenCell'
import { PublishingBadge } from '../publishing/PublishingBadge'
import { Badge } from '../ui/Badge'
import { RelativeTime } from '../ui/RelativeTime'
import type { Resource } from './resource'

/** What lists of content have in common. */
export type ListedEntry = ForStaff<{
  id: string
  title: string
  createdAt: string
  updatedAt: string
  isActive?: boolean
  isFeatured?: boolean
}>

const link =
  'inline-flex min-h-6 items-center rounded-sm text-accent no-underline hover:underline focus-visible:outline-2 focus-visible:outline-accent'

/** The columns of a content type: the title, its status, those of its own, and its dates. */
export const entryColumns = <Entity extends ListedEntry>(
  resource: Resource,
  own: readonly Column<Entity>[],
  onOpen: (id: string) => void,
): Column<Entity>[] => [
  {
    label: 'Title',
    sort: [
      { order: 'title', direction: 'ascending' },
      { order: 'title-desc', direction: 'descending' },
    ],
    className: 'max-w-72 2xl:max-w-96',
    render: ({ id, title }) => <OpenCell label={title} onOpen={() => onOpen(id)} />,
  },
  {
    label: 'Status',
    render: (entry) => (
      <span className="flex gap-1">
        {(!entry.state || entry.state === 'published') && <Badge tone="green">Published</Badge>}
        <PublishingBadge name={resource.name} entry={entry} />
        {entry.isActive === false && <Badge tone="amber">Inactive</Badge>}
        {entry.isFeatured && <Badge tone="violet">Featured</Badge>}
      </span>
    ),
  },
  ...own,
  {
    label: 'Updated',
    sort: [{ order: 'updated', direction: 'descending' }],
    render: ({ updatedAt, draftSavedAt }) => <RelativeTime iso={draftSavedAt ?? updatedAt} />,
  },
  {
    label: 'Created',
    isWide: true,
    sort: [
      { order: 'newest', direction: 'descending' },
      { order: 'oldest', direction: 'ascending' },
    ],
    render: ({ createdAt }) => formatDay(createdAt),
  },
  {
    label: 'Editor',
    isPinned: true,
    render: ({ id, title }) => (
      <Link
        href={editorPathFor(resource.collection, id)}
        prefetch={false}
        aria-label={`Full editor of ${title}`}
        className={link}
      >
        Full editor
      </Link>
    ),
  },
]
