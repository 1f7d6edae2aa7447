import type { EditedEntity, ReviewEntity } from '@/domain/entities'
import { shownReview } from '@/domain/review'
import { Badge } from '../ui/Badge'
import { type EntryPath, useReview } from './useReview'

interface Props {
  path: EntryPath
  entry: EditedEntity<{ updatedAt: string }>
}

const tones = { waiting: 'blue', approved: 'green', changed: 'gray', returned: 'amber' } as const

const labels: Record<keyof typeof tones, (review: ReviewEntity) => string> = {
  waiting: ({ reviewer, mayAnswer }) => (mayAnswer ? 'Waiting for your review' : `In review by ${reviewer}`),
  approved: ({ reviewer }) => `Approved by ${reviewer}`,
  changed: () => 'Changed since approval',
  returned: ({ reviewer }) => `${reviewer} requested changes`,
}

/** The state of an entry's last review, in the header of its editor. */
export function ReviewBadge({ path, entry }: Props) {
  const review = useReview(path).data?.review
  const shown = review && shownReview(review, entry)
  return shown ? <Badge tone={tones[shown]}>{labels[shown](review)}</Badge> : null
}
