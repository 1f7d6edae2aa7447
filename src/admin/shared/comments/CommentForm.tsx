import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { commentLimits, type Passage } from '@/domain/comment'
import type { CommentEntity } from '@/domain/entities'
import { commentBodySchema } from '@/schemas/comment'
import { toastFailure } from '../api/toastFailure'
import { EditNotices } from '../forms/EditNotices'
import { Form } from '../forms/Form'
import type { Edit } from '../forms/saveMerged'
import { TextAreaField } from '../forms/TextAreaField'
import { usePersistedForm } from '../forms/usePersistedForm'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { DiscardQuestion } from '../ui/useDiscardQuestion'

export interface CommentValues {
  body: string
  /** The passage that a new comment is on. */
  passage: Passage | null
}

/** What an author may change of a comment. */
export const toCommentValues = ({ body }: CommentEntity): CommentValues => ({ body, passage: null })

interface Props {
  /** The storage key for unsaved input. */
  name: string
  /** The comment to change; undefined for a new one. */
  comment?: CommentEntity
  passage?: Passage | null
  label: string
  /** The label of the button. */
  save: string
  send: (edit: Edit<CommentValues, CommentEntity>) => Promise<CommentEntity>
  /** Called when the form is there, and again when it is gone. */
  onWriting?: (isWriting: boolean) => void
  onClose: () => void
}

/** Writes a comment, a reply, or another text of either. What is typed is kept until it is sent or cancelled. */
export function CommentForm(props: Props) {
  const { name, comment = null, passage = null, label, save, send, onWriting, onClose } = props
  const element = useRef<HTMLFormElement>(null)
  const form = usePersistedForm<CommentValues, CommentEntity>({
    name,
    stored: comment,
    initial: comment ? toCommentValues(comment) : { body: '', passage },
    toValues: toCommentValues,
    labelOf: () => label,
    schema: commentBodySchema,
    async send(edit) {
      try {
        return await send(edit)
      } catch (error) {
        toastFailure('Comment not saved', error)
        throw error
      }
    },
    onSaved: onClose,
  })
  // What the last visit left waits until it is asked for.
  const isWaiting = useRef(form.isRestored && passage !== null)
  const write = useEffectEvent((about: Passage | null) => {
    form.set({ passage: about })
    if (!isWaiting.current) element.current?.querySelector('textarea')?.focus()
    isWaiting.current = false
  })
  useEffect(() => write(passage), [passage])

  const reportWriting = useEffectEvent((isWriting: boolean) => onWriting?.(isWriting))
  useEffect(() => {
    reportWriting(true)
    return () => reportWriting(false)
  }, [])

  const [isAsking, setAsking] = useState(false)

  function discard() {
    // While the question is open, nothing outside it can take the focus.
    flushSync(() => setAsking(false))
    form.forget()
    onClose()
  }

  return (
    <Form form={form} element={element} className="flex flex-col gap-2">
      {comment && (
        <EditNotices
          form={form}
          what="this comment"
          ifGone={
            <Notice tone="warning" title="Someone else deleted this comment.">
              Your text is still here.
            </Notice>
          }
        />
      )}
      <TextAreaField
        label={label}
        rows={3}
        isRequired
        maxLength={commentLimits.body}
        {...form.field('body')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={form.isSaving}>
          {form.isSaving ? 'Saving…' : save}
        </Button>
        <Button
          disabled={form.isSaving}
          onClick={() => (form.values.body === (comment?.body ?? '') ? discard() : setAsking(true))}
        >
          Cancel
        </Button>
      </div>
      <DiscardQuestion isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={discard} />
    </Form>
  )
}
