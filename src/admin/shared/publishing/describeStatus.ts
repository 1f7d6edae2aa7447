import { formatTime } from '@/domain/clock'
import type { EntryStanding } from '@/domain/entities'

/**
 * What visitors see of an entry, and what is to happen with it, in a sentence each; none where it is simply
 * published.
 * @param name “service”, “blog post”
 */
export function describeStatus(name: string, entry: Partial<EntryStanding>): string[] {
  const { state, publishAt, unpublishAt, planFailed } = entry
  const isChanged = state === 'changed'
  return [
    ...(state === 'draft' ? [`Visitors do not see this ${name}: it is a draft.`] : []),
    ...(state === 'scheduled' && publishAt
      ? [`Visitors do not see this ${name} yet: it comes out on ${formatTime(publishAt)}.`]
      : []),
    ...(isChanged
      ? [`Visitors see this ${name} as it stands here; a newer draft lies beside it, among its versions.`]
      : []),
    ...(isChanged && publishAt ? [`The draft comes out on ${formatTime(publishAt)}.`] : []),
    ...(unpublishAt ? [`It is taken off the site on ${formatTime(unpublishAt)}.`] : []),
    ...(planFailed ? ['What was planned for it has failed: set its time anew.'] : []),
  ]
}
