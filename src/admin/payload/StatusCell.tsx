import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { scheduledFor, scheduledStepsOf } from '@/content/scheduledSteps'
import { formatTime } from '@/domain/clock'
import type { DraftedCollection } from '@/domain/contentCollections'
import { visibleFrom } from '@/domain/publication'

/** Fetched once for all rows of a table. */
const plansOfTable = cache(scheduledStepsOf)

/** The status of an entry in Payload's tables, which would call a scheduled entry “Published”. */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  rowData,
}: DefaultServerCellComponentProps) {
  if (cellData === 'changed') return i18n.t('version:draftHasPublishedVersion' as never)
  const planned = scheduledFor(await plansOfTable(collectionSlug as DraftedCollection), rowData.id, 'publish')
  const isDraft = cellData !== 'published'
  const outAt = visibleFrom({ isDraft, scheduledFor: planned, publishedAt: rowData.publishedAt })
  if (outAt) return `Scheduled for ${formatTime(outAt)}`
  return i18n.t(isDraft ? 'version:draft' : 'version:published')
}
