import { type RefObject, useState } from 'react'
import type { EditedEntity, ReviewEntity } from '@/domain/entities'
import { shownReview } from '@/domain/review'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { RelativeTime } from '../ui/RelativeTime'
import { useLeaveFocus } from '../ui/useLeaveFocus'
import { useSingleFlight } from '../ui/useSingleFlight'
import { RequestChangesDialog } from './RequestChangesDialog'
import { type EntryPath, useReview } from './useReview'
import { useReviewActions } from './useReviewActions'

interface Props {
  path: EntryPath
  /** Such as “blog post”. */
  name: string
  entry: EditedEntity<{ updatedAt: string }>
  /** Shows the newest version of the entry. */
  refreshEntry: () => Promise<void>
  /** Takes the focus when the buttons are gone. */
  fallbackFocus: RefObject<HTMLElement | null>
}

interface ReviewProps extends Props {
  review: ReviewEntity
}

const quote = 'mt-1 max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line'

/** What the requester wrote, with the buttons to answer or withdraw. */
function Waiting({ path, name, entry, review, refreshEntry, fallbackFocus }: ReviewProps) {
  const place = useLeaveFocus<HTMLDivElement>(fallbackFocus)
  const [isReturning, setReturning] = useState(false)
  const { answer, withdraw } = useReviewActions({ path, version: entry.updatedAt, refreshEntry })
  const once = useSingleFlight()
  const { requester, reviewer, note, createdAt, mayAnswer, mayWithdraw } = review
  const run = (act: () => Promise<void>) => void once(() => act().catch(() => undefined))
  return (
    <div ref={place} className="contents">
      <Notice
        title={
          mayAnswer
            ? `${requester} asks you to review this ${name}`
            : `${review.isMine ? 'You' : requester} asked ${reviewer} to review this ${name}`
        }
        actions={
          <>
            {mayWithdraw && !mayAnswer && <Button onClick={() => run(withdraw)}>Withdraw</Button>}
            {mayAnswer && (
              <>
                <Button onClick={() => setReturning(true)}>Request changes…</Button>
                <Button
                  variant="primary"
                  onClick={() => run(() => answer({ state: 'approved', note: null }))}
                >
                  Approve
                </Button>
              </>
            )}
          </>
        }
      >
        {note && <p className={quote}>{note}</p>}
        <p className="text-muted">
          <RelativeTime iso={createdAt} />
        </p>
      </Notice>
      {isReturning && (
        <RequestChangesDialog
          path={path}
          requester={requester}
          send={(text) => answer({ state: 'returned', note: text })}
          onClose={() => setReturning(false)}
          fallbackFocus={fallbackFocus}
        />
      )}
    </div>
  )
}

/** An entry's review, above its text: a request to answer, or what should change. */
export function ReviewNotice(props: Props) {
  const review = useReview(props.path).data?.review
  if (!review) return null
  const shown = shownReview(review, props.entry)
  if (shown === 'waiting') return <Waiting {...props} review={review} />
  if (shown !== 'returned') return null
  return (
    <Notice tone="quiet" title={`${review.reviewer} requested changes`}>
      <p className={quote}>{review.answer}</p>
      {review.answeredAt && (
        <p className="text-muted">
          <RelativeTime iso={review.answeredAt} />
        </p>
      )}
    </Notice>
  )
}
