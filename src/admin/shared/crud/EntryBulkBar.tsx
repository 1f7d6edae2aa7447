'use client'

import { EyeOff, Send, Trash2, X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { bulkLimit } from '@/domain/limits'
import { trashDays } from '@/domain/trash'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import type { Selection } from '../lists/useSelection'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useLeaveFocus } from '../ui/useLeaveFocus'
import type { Resource } from './resource'
import { type BulkReport, useEntryBulk } from './useEntryBulk'

interface Props {
  resource: Resource
  nouns: readonly [string, string]
  selection: Selection
  /** Takes the focus when the bar is removed while the focus is in it. */
  fallbackFocus: RefObject<HTMLElement | null>
}

interface ReportProps {
  report: BulkReport
  onClose: () => void
}

function Report({ report: { title, failed }, onClose }: ReportProps) {
  return (
    <Notice tone="warning" title={title} actions={<Button onClick={onClose}>Dismiss</Button>}>
      <ul>
        {failed.map(({ id, title: entry, reason }) => (
          <li key={id} className="wrap-anywhere">
            “{entry}”: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Steps for all selected entries, and a report of those that couldn't follow. */
export function EntryBulkBar({ resource, nouns, selection, fallbackFocus }: Props) {
  const [report, setReport] = useState<BulkReport | null>(null)
  const [isAsking, setAsking] = useState(false)
  const bar = useLeaveFocus<HTMLElement>(fallbackFocus)
  const bulk = useEntryBulk(resource, {
    nouns,
    onDone(done, failed) {
      setAsking(false)
      selection.set(done, false)
      setReport(failed)
    },
  })
  const ids = [...selection.ids]
  const isTooMany = ids.length > bulkLimit
  const isOff = bulk.isPending || isTooMany
  const noun = nouns[ids.length === 1 ? 0 : 1]
  const act = (action: 'publish' | 'unpublish' | 'trash') =>
    !isOff && bulk.mutate({ action, ids, versions: selection.versionsOf(ids) })
  return (
    <>
      {report && (
        <Report
          report={report}
          onClose={() => {
            setReport(null)
            fallbackFocus.current?.focus()
          }}
        />
      )}
      {ids.length > 0 && (
        <section
          ref={bar}
          aria-label={`Selected ${nouns[1]}`}
          className="sticky max-sm:top-2 sm:bottom-2 z-10 sm:order-last flex flex-wrap items-center gap-2 rounded-xl border border-accent bg-accent-soft px-4 py-2.5 shadow-sm"
        >
          <p role="status" className="mr-auto text-sm font-medium tabular-nums">
            {ids.length} selected{isTooMany && `: up to ${bulkLimit} can be changed at once`}
          </p>
          <Button icon={<Send aria-hidden size={14} />} disabled={isOff} onClick={() => act('publish')}>
            Publish
          </Button>
          <Button icon={<EyeOff aria-hidden size={14} />} disabled={isOff} onClick={() => act('unpublish')}>
            Unpublish
          </Button>
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden size={14} />}
            disabled={isOff}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
          <Button variant="quiet" icon={<X aria-hidden size={14} />} onClick={selection.clear}>
            Clear
          </Button>
        </section>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => act('trash')}
        title={`Are you sure you want to delete ${ids.length} ${noun}?`}
        description={`They move to the trash. You can restore them for ${trashDays} days.`}
        confirm="Delete"
        confirming="Deleting…"
        isBusy={bulk.isPending}
        fallbackFocus={fallbackFocus}
      />
    </>
  )
}
