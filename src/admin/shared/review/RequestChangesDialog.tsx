import type { RefObject } from 'react'
import { reviewLimits } from '@/domain/review'
import { answerReviewSchema } from '@/schemas/review'
import { FormDialog } from '../dialogs/FormDialog'
import { EditNotices } from '../forms/EditNotices'
import { TextAreaField } from '../forms/TextAreaField'
import { usePersistedForm } from '../forms/usePersistedForm'
import type { EntryPath } from './useReview'

interface Props {
  path: EntryPath
  requester: string
  /** Sends the answer. @throws after telling the user why it failed */
  send: (note: string) => Promise<void>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

const empty = { note: '' }

/** Asks a reviewer what should change. */
export function RequestChangesDialog(props: Props) {
  const { path, requester, send, onClose, fallbackFocus } = props
  const form = usePersistedForm<typeof empty, { updatedAt: string }>({
    name: `review-answer:${path}`,
    stored: null,
    initial: empty,
    toValues: () => empty,
    schema: answerReviewSchema,
    toBody: (values) => ({ state: 'returned', ...values }),
    async send({ values }) {
      await send(values.note)
      return { updatedAt: new Date().toISOString() }
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Request changes"
      description={`${requester} will see your answer.`}
      save="Request changes"
      form={form}
      isPersisted
      onClose={() => {
        form.forget()
        onClose()
      }}
      fallbackFocus={fallbackFocus}
    >
      <EditNotices form={form} what="this answer" />
      <TextAreaField
        label="What should change?"
        isRequired
        rows={5}
        maxLength={reviewLimits.text}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
