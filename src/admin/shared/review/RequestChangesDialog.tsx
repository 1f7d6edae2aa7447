import type { RefObject } from 'react'
import { reviewLimits } from '@/domain/review'
import { answerReviewSchema } from '@/schemas/review'
import { FormDialog } from '../dialogs/FormDialog'
import { TextAreaField } from '../forms/TextAreaField'
import { useSchemaForm } from '../forms/useSchemaForm'

interface Props {
  requester: string
  /** Sends the answer. @throws after telling the user why it failed */
  send: (note: string) => Promise<void>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Asks a reviewer what should change. */
export function RequestChangesDialog({ requester, send, onClose, fallbackFocus }: Props) {
  const form = useSchemaForm({
    initial: { note: '' },
    schema: answerReviewSchema,
    toBody: (values) => ({ state: 'returned', ...values }),
    async send({ note }) {
      await send(note)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Request changes"
      description={`${requester} will see your answer.`}
      save="Request changes"
      form={form}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
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
