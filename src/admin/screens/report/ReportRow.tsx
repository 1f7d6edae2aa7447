import { Link } from '@payloadcms/ui'
import { editorPathFor } from '@/admin/paths'
import { Badge } from '@/admin/shared/ui/Badge'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { labelOf } from '@/domain/choice'
import type { ReportFinding } from '@/domain/contentReport'
import type { ReportEntity } from '@/domain/entities'
import type { StatusTone } from '@/domain/lead'
import { localeNames } from '@/domain/locales'
import { pluralize } from '@/domain/pluralize'
import { reportKinds } from './reportList'

const tones: Record<ReportFinding, StatusTone> = {
  stale: 'amber',
  untranslated: 'blue',
  unlinked: 'violet',
  unread: 'red',
}

function words(finding: ReportFinding, { missing }: ReportEntity): string {
  if (finding === 'stale') return 'Stale'
  if (finding === 'unlinked') return 'No links to it'
  if (finding === 'unread') return 'Never read'
  return `Not in ${missing.map((locale) => localeNames[locale]).join(', ')}`
}

/** An entry, what was found, and the way to its editor. */
export function ReportRow({ entry }: { entry: ReportEntity }) {
  const { collection, id, title, findings, views, updatedAt } = entry
  return (
    <article className="flex min-w-0 flex-col gap-1.5">
      <h3 className="font-medium wrap-anywhere">
        <Link
          href={editorPathFor(collection, id)}
          prefetch={false}
          className="rounded-xs text-ink no-underline hover:underline focus-visible:outline-2 focus-visible:outline-accent"
        >
          {title}
        </Link>
      </h3>
      <ul aria-label="Findings" className="flex flex-wrap gap-1.5">
        {findings.map((finding) => (
          <li key={finding} className="max-w-full">
            <Badge tone={tones[finding]}>{words(finding, entry)}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {labelOf(reportKinds, collection)}, changed <RelativeTime iso={updatedAt} />
        {views !== null && `, ${pluralize(views, 'view')}`}
      </p>
    </article>
  )
}
