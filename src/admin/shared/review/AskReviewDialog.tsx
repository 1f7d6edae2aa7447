import { reviewLimits } from '@/domain/review'
import { askReviewSchema } from '@/schemas/review'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { toastFailure } from '../api/toastFailure'
import { FormDialog } from '../dialogs/FormDialog'
import { SelectField } from '../forms/SelectField'
import { TextAreaField } from '../forms/TextAreaField'
import { useSchemaForm } from '../forms/useSchemaForm'
import { type EntryPath, useRefreshReviews, useReview } from './useReview'

interface Props {
  path: EntryPath
  /** Such as “blog post”. */
  name: string
  /** Saves what was typed: that is what the colleague sees. */
  saveNow: () => Promise<boolean>
  onClose: () => void
}

/** Asks a colleague to review an entry. */
export function AskReviewDialog({ path, name, saveNow, onClose }: Props) {
  const { data } = useReview(path)
  const refresh = useRefreshReviews()
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const waiting = data?.review?.state === 'waiting' ? data.review : null
  const form = useSchemaForm({
    initial: { reviewer: '', note: '' },
    schema: askReviewSchema,
    async send({ reviewer, note }): Promise<void> {
      try {
        if (!(await saveNow())) throw new Error('Not everything is saved yet.')
        await apiRequest(`${path}/review`, { method: 'POST', body: { reviewer, note } })
      } catch (error) {
        toastFailure('Review not requested', error)
        throw error
      }
      await refresh()
      toast({ title: 'Review requested' })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Ask for a review"
      description={`A colleague sees the request on the dashboard and on this ${name}, and approves it or asks for changes.${
        waiting ? ` It replaces the request to ${waiting.reviewer}.` : ''
      }`}
      save="Ask for review"
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Reviewer"
        isRequired
        choices={people}
        placeholder={data && people.length === 0 ? 'No colleague can edit this' : 'Choose a colleague…'}
        {...form.field('reviewer')}
      />
      <TextAreaField label="Note" rows={4} maxLength={reviewLimits.text} {...form.field('note')} />
    </FormDialog>
  )
}
