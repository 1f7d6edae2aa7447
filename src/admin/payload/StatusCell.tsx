import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { scheduledChangesOf, scheduledFor } from '@/content/scheduledChanges'
import { formatTime } from '@/domain/clock'
import type { DraftedCollection } from '@/domain/contentCollections'
import { visibleFrom } from '@/domain/publication'

/** Fetched once for all rows of a table. */
const scheduledChangesOfTable = cache(scheduledChangesOf)

/** The status of an entry in Payload's tables, which would call a scheduled entry “Published”. */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  rowData,
}: DefaultServerCellComponentProps) {
  if (cellData === 'changed') return i18n.t('version:draftHasPublishedVersion' as never)
  const publishesAt = scheduledFor(
    await scheduledChangesOfTable(collectionSlug as DraftedCollection),
    rowData.id,
    'publish',
  )
  const isDraft = cellData !== 'published'
  const visibleAt = visibleFrom({ isDraft, scheduledFor: publishesAt, publishedAt: rowData.publishedAt })
  if (visibleAt) return `Scheduled for ${formatTime(visibleAt)}`
  return i18n.t(isDraft ? 'version:draft' : 'version:published')
}
