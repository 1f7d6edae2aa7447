import { useEffect, useRef, useState } from 'react'
import type { CommentThread } from '@/domain/entities'
import { Button } from '../ui/Button'
import { RelativeTime } from '../ui/RelativeTime'
import { useSingleFlight } from '../ui/useSingleFlight'
import { CommentForm } from './CommentForm'
import { CommentText } from './CommentText'
import { Quote } from './Quote'
import type { CommentActions } from './useCommentActions'

interface Props {
  thread: CommentThread
  /** What staff call its text. */
  field: string
  actions: CommentActions
  isActive: boolean
  /** Shows its passage in the text; null if it is gone. */
  onShow: (() => void) | null
  /** It has left its list. */
  onMoved: () => void
  onDelete: (comment: string) => void
}

/** Lists scroll beside the text only where both are side by side. */
const isBeside = () => matchMedia('(min-width: 1024px)').matches

/** A comment on a passage with its replies. */
export function Thread({ thread, field, actions, isActive, onShow, onMoved, onDelete }: Props) {
  const [isReplying, setReplying] = useState(false)
  const once = useSingleFlight()
  const item = useRef<HTMLLIElement>(null)
  const { id, anchor, resolved, replies } = thread

  const focus = () => item.current?.focus()

  useEffect(() => {
    if (isActive && isBeside()) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-current={isActive || undefined}
      className="flex scroll-my-3 flex-col gap-2 rounded-lg border border-line bg-surface p-3 outline-none focus-visible:outline-2 focus-visible:outline-accent aria-current:border-accent aria-current:inset-ring-1 aria-current:inset-ring-accent"
    >
      <Quote field={field} quote={anchor.quote} onShow={onShow} isGone={!resolved && !onShow} />
      <CommentText comment={thread} actions={actions} onDelete={onDelete} onClose={focus} />
      {replies.length > 0 && (
        <ul aria-label="Replies" className="flex flex-col gap-2 border-l-2 border-line pl-3">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentText comment={reply} actions={actions} onDelete={onDelete} onClose={focus} />
            </li>
          ))}
        </ul>
      )}
      {resolved ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted wrap-anywhere">
            Resolved by {resolved.by}, <RelativeTime iso={resolved.at} />
          </p>
          <Button onClick={() => void once(() => actions.reopen(thread).then(onMoved))}>Reopen</Button>
        </div>
      ) : isReplying ? (
        <CommentForm
          name={`comment-${id}-reply`}
          label="Reply"
          save="Reply"
          send={({ values }) => actions.reply(id, values.body)}
          onClose={() => {
            setReplying(false)
            focus()
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setReplying(true)}>Reply</Button>
          <Button onClick={() => void once(() => actions.resolve(thread).then(onMoved))}>Resolve</Button>
        </div>
      )}
    </li>
  )
}
