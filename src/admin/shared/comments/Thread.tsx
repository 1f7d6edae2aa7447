import { useEffect, useRef, useState } from 'react'
import type { CommentEntity, CommentThread } from '@/domain/entities'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
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
  /** Whether someone else has deleted it while a text was written in it. */
  isDeleted: boolean
  /** Replies that someone else has deleted while they were edited. */
  deletedReplies: readonly CommentEntity[]
  isActive: boolean
  /** Shows its passage in the text; null if it is gone. */
  onShow: (() => void) | null
  /** Called when a form for a comment of the thread is there, and again when it is gone. */
  onWriting: (comment: CommentEntity, isWriting: boolean) => void
  /** It has left its list. */
  onMoved: () => void
  onDelete: (comment: CommentEntity) => void
}

/** Lists scroll beside the text only where both are side by side. */
const isBeside = () => matchMedia('(min-width: 1024px)').matches

/** A comment on a passage with its replies. */
export function Thread(props: Props) {
  const { thread, field, actions, isDeleted, deletedReplies, isActive } = props
  const { onShow, onWriting, onMoved, onDelete } = props
  const [isReplying, setReplying] = useState(false)
  const once = useSingleFlight()
  const item = useRef<HTMLLIElement>(null)
  const { id, anchor, resolved, replies } = thread

  const focus = () => (isDeleted ? onMoved() : item.current?.focus())
  const commentAgain = (body: string) => actions.comment({ field: thread.field, anchor }, body)
  const replyAgain = (body: string) => actions.reply(id, body)

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
      <Quote field={field} quote={anchor.quote} onShow={onShow} isGone={!resolved && !isDeleted && !onShow} />
      {isDeleted && (
        <Notice tone="warning" title="Someone else deleted this comment.">
          Your text is still here. You can post it as a comment of its own.
        </Notice>
      )}
      <CommentText
        comment={thread}
        actions={actions}
        postAgain={isDeleted ? commentAgain : undefined}
        onWriting={(isWriting) => onWriting(thread, isWriting)}
        onDelete={onDelete}
        onClose={focus}
      />
      {replies.length + deletedReplies.length > 0 && (
        <ul aria-label="Replies" className="flex flex-col gap-2 border-l-2 border-line pl-3">
          {[...replies, ...deletedReplies].map((reply) => (
            <li key={reply.id} className="flex flex-col gap-2">
              {deletedReplies.includes(reply) && (
                <Notice tone="warning" title="Someone else deleted this reply.">
                  Your text is still here. You can post it again.
                </Notice>
              )}
              <CommentText
                comment={reply}
                actions={actions}
                postAgain={isDeleted ? commentAgain : deletedReplies.includes(reply) ? replyAgain : undefined}
                onWriting={(isWriting) => onWriting(reply, isWriting)}
                onDelete={onDelete}
                onClose={focus}
              />
            </li>
          ))}
        </ul>
      )}
      {resolved && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted wrap-anywhere">
            Resolved by {resolved.by}, <RelativeTime iso={resolved.at} />
          </p>
          <Button onClick={() => void once(() => actions.reopen(thread).then(onMoved))}>Reopen</Button>
        </div>
      )}
      {isReplying && (
        <CommentForm
          name={`comment-${id}-reply`}
          label="Reply"
          save={isDeleted ? 'Post as a comment' : 'Reply'}
          send={({ values: { body } }) => (isDeleted ? commentAgain(body) : actions.reply(id, body))}
          onWriting={(isWriting) => onWriting(thread, isWriting)}
          onClose={() => {
            setReplying(false)
            focus()
          }}
        />
      )}
      {!resolved && !isReplying && !isDeleted && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setReplying(true)}>Reply</Button>
          <Button onClick={() => void once(() => actions.resolve(thread).then(onMoved))}>Resolve</Button>
        </div>
      )}
    </li>
  )
}
