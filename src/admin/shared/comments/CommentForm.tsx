import { useEffect, useEffectEvent, useRef } from 'react'
import { type Anchor, commentLimits } from '@/domain/comment'
import { commentBodySchema } from '@/schemas/comment'
import { toastFailure } from '../api/toastFailure'
import { Form } from '../forms/Form'
import { TextAreaField } from '../forms/TextAreaField'
import { usePersistedForm } from '../forms/usePersistedForm'
import { Button } from '../ui/Button'

export interface CommentValues {
  body: string
  /** The passage that a new comment is on. */
  anchor: Anchor | null
}

interface Sent {
  updatedAt: string
}

interface Props {
  /** The storage key for unsaved input. */
  name: string
  body?: string
  anchor?: Anchor | null
  label: string
  /** The label of the button. */
  save: string
  send: (values: CommentValues) => Promise<Sent>
  onClose: () => void
}

/** Writes a comment, a reply, or another text of either. What is typed is kept until it is sent or cancelled. */
export function CommentForm(props: Props) {
  const { name, body = '', anchor = null, label, save, send, onClose } = props
  const element = useRef<HTMLFormElement>(null)
  const form = usePersistedForm<CommentValues, Sent>({
    name,
    stored: null,
    initial: { body, anchor },
    toValues: () => ({ body, anchor }),
    schema: commentBodySchema,
    async send({ values }) {
      try {
        return await send(values)
      } catch (error) {
        toastFailure('Comment not saved', error)
        throw error
      }
    },
    onSaved: onClose,
  })
  // What the last visit left waits until it is asked for.
  const isWaiting = useRef(form.isRestored && anchor !== null)
  const write = useEffectEvent((about: Anchor | null) => {
    form.set({ anchor: about })
    if (!isWaiting.current) element.current?.querySelector('textarea')?.focus()
    isWaiting.current = false
  })
  useEffect(() => write(anchor), [anchor])

  return (
    <Form form={form} element={element} className="flex flex-col gap-2">
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
          onClick={() => {
            form.forget()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  )
}
