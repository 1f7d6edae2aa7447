import { Inbox, OctagonAlert, Trash2 } from 'lucide-react'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import type { LeadSummary } from '@/domain/entities'
import { type LeadFolder, leadFolders } from '@/domain/lead'
import { leadsHref } from './leadsList'

const icons = { inbox: Inbox, spam: OctagonAlert, trash: Trash2 } as const

interface Props {
  folder: LeadFolder
  summary: LeadSummary | undefined
}

/** Inbox, spam and trash, with their counts. */
export function LeadFolders({ folder, summary }: Props) {
  return (
    <nav aria-label="Folders" className="flex flex-wrap gap-x-1 border-b border-line">
      {leadFolders.map(({ value, label }) => {
        const Icon = icons[value]
        return (
          <ShallowLink
            key={value}
            href={leadsHref({ folder: value })}
            aria-current={folder === value ? 'page' : undefined}
            className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent px-2 text-sm sm:px-3 text-muted no-underline hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <Icon aria-hidden size={15} />
            {label}
            {summary && <span className="tabular-nums">{summary.folders[value].toLocaleString('en')}</span>}
          </ShallowLink>
        )
      })}
    </nav>
  )
}
