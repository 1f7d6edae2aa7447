import { formatTime } from '@/domain/clock'
import type { EntryStatus } from '@/domain/entities'

/**
 * What visitors see of an entry and what is scheduled, one sentence each; empty if it is simply published.
 * @param name “service”, “blog post”
 */
export function describeStatus(name: string, entry: Partial<EntryStatus>): string[] {
  const { state, publishAt, unpublishAt, scheduleFailed } = entry
  const isChanged = state === 'changed'
  return [
    ...(state === 'draft' ? [`This ${name} is a draft. Visitors can't see it.`] : []),
    ...(state === 'scheduled' && publishAt
      ? [`This ${name} will be published on ${formatTime(publishAt)}. Visitors can't see it yet.`]
      : []),
    ...(isChanged ? [`You're editing the published version. A newer draft exists.`] : []),
    ...(isChanged && publishAt ? [`The draft will be published on ${formatTime(publishAt)}.`] : []),
    ...(unpublishAt ? [`It will be unpublished on ${formatTime(unpublishAt)}.`] : []),
    ...(scheduleFailed ? ['Scheduled publishing failed. Set the time again.'] : []),
  ]
}
