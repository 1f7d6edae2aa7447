import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CommentEntity } from '@/domain/entities'
import { Button } from '../ui/Button'
import { RelativeTime } from '../ui/RelativeTime'
import { CommentForm } from './CommentForm'
import type { CommentActions } from './useCommentActions'

interface Props {
  comment: CommentEntity
  actions: CommentActions
  /** How its text is sent if someone else has deleted it; undefined as long as it is there. */
  postAgain?: ((body: string) => Promise<CommentEntity>) | undefined
  onWriting: (isWriting: boolean) => void
  /** Asks first. */
  onDelete: (comment: CommentEntity) => void
  /** Takes the focus once it has been edited. */
  onClose: () => void
}

/** A comment or a reply with its author and time, and for its author the ways to change it. */
export function CommentText({ comment, actions, postAgain, onWriting, onDelete, onClose }: Props) {
  const { id, author, body, createdAt, isEdited, mayEdit, mayDelete } = comment
  const [isEditing, setEditing] = useState(false)
  const textId = `comment-${id}`
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <p className="min-w-0 text-sm text-muted wrap-anywhere">
          <span className="font-medium text-ink">{author}</span>, <RelativeTime iso={createdAt} />
          {isEdited && ', edited'}
        </p>
        <span className="-mr-2 flex shrink-0">
          {mayEdit && !isEditing && !postAgain && (
            <Button
              variant="quiet"
              icon={<Pencil aria-hidden size={14} />}
              aria-label="Edit comment"
              aria-describedby={textId}
              className="px-2"
              onClick={() => setEditing(true)}
            />
          )}
          {mayDelete && !postAgain && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden size={14} />}
              aria-label="Delete comment"
              aria-describedby={textId}
              className="px-2"
              onClick={() => onDelete(comment)}
            />
          )}
        </span>
      </div>
      {isEditing ? (
        <CommentForm
          name={`comment-${id}`}
          comment={comment}
          label="Comment"
          save={postAgain ? 'Post again' : 'Save'}
          send={(edit) => (postAgain ? postAgain(edit.values.body) : actions.edit(id, edit))}
          onWriting={onWriting}
          onClose={() => {
            setEditing(false)
            onClose()
          }}
        />
      ) : (
        <p id={textId} className="text-sm leading-relaxed wrap-anywhere whitespace-pre-line">
          {body}
        </p>
      )}
    </div>
  )
}
