import { formatTime } from '@/domain/clock'
import type { VersionLine } from '@/domain/entities'
import { Badge } from '../ui/Badge'
import { stateBadges } from './EntryState'

const shownFields = 4

const unchanged = {
  draft: 'No field changed',
  scheduled: 'Scheduled as it was',
  published: 'Published as it was',
} as const

/** Which fields a version changed: “Title, Excerpt and 2 more”. */
function changes({ changed, state }: VersionLine, labelOf: (field: string) => string): string {
  if (!changed) return 'First version'
  if (!changed.length) return unchanged[state]
  const names = changed.slice(0, shownFields).map(labelOf).join(', ')
  return changed.length > shownFields ? `${names} and ${changed.length - shownFields} more` : names
}

const authors = ({ authors }: VersionLine) =>
  authors.map((name) => name ?? 'Deleted account').join(', ') || 'Automatic'

interface Props {
  versions: VersionLine[]
  chosen: string | undefined
  onChoose: (id: string) => void
  labelOf: (field: string) => string
  /** Whether the first one is the newest of all. */
  isFirstPage: boolean
}

/** The history of an entry or a page: when, by whom, and what changed. */
export function VersionList({ versions, chosen, onChoose, labelOf, isFirstPage }: Props) {
  return (
    <ol aria-label="Versions" className="flex flex-col gap-1">
      {versions.map((version, index) => (
        <li key={version.id}>
          <button
            type="button"
            aria-pressed={version.id === chosen}
            onClick={() => onChoose(version.id)}
            className="flex w-full cursor-pointer flex-col gap-0.5 rounded-md border border-transparent px-3 py-2 text-left text-sm hover:bg-raised focus-visible:outline-2 focus-visible:outline-accent aria-pressed:border-line aria-pressed:bg-accent-soft"
          >
            <span className="flex flex-wrap items-center gap-1.5 font-medium">
              {formatTime(version.updatedAt)}
              {index === 0 && isFirstPage && <Badge tone="violet">Current</Badge>}
              <Badge tone={stateBadges[version.state].tone}>{stateBadges[version.state].label}</Badge>
            </span>
            <span className="text-ink wrap-anywhere">{authors(version)}</span>
            <span className="text-muted wrap-anywhere">{changes(version, labelOf)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
