import type { ReviewEntity } from '@/domain/entities'
import { reviewLimits } from '@/domain/review'
import { askReviewSchema } from '@/schemas/review'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { toastFailure } from '../api/toastFailure'
import { FormDialog } from '../dialogs/FormDialog'
import { EditNotices } from '../forms/EditNotices'
import { SelectField } from '../forms/SelectField'
import { TextAreaField } from '../forms/TextAreaField'
import { usePersistedForm } from '../forms/usePersistedForm'
import { PartialErrorNotice } from '../ui/PartialErrorNotice'
import { type EntryPath, useRefreshReviews, useReview } from './useReview'

interface Props {
  path: EntryPath
  /** Such as “blog post”. */
  name: string
  /** Saves what was typed: that is what the colleague sees. */
  saveNow: () => Promise<boolean>
  onClose: () => void
}

const empty = { reviewer: '', note: '' }

/** Asks a colleague to review an entry. */
export function AskReviewDialog({ path, name, saveNow, onClose }: Props) {
  const query = useReview(path)
  const { data } = query
  const refresh = useRefreshReviews()
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const waiting = data?.review?.state === 'waiting' ? data.review : null
  const form = usePersistedForm<typeof empty, { updatedAt: string }>({
    name: `review:${path}`,
    stored: null,
    initial: empty,
    toValues: () => empty,
    schema: askReviewSchema,
    async send({ values }) {
      try {
        if (!(await saveNow())) throw new Error('Not everything is saved yet.')
        const { createdAt } = await apiRequest<ReviewEntity>(`${path}/review`, {
          method: 'POST',
          body: values,
        })
        return { updatedAt: createdAt }
      } catch (error) {
        toastFailure('Review not requested', error)
        throw error
      }
    },
    onSaved() {
      void refresh()
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
      isPersisted
      onClose={() => {
        form.forget()
        onClose()
      }}
    >
      <EditNotices form={form} what="this request" />
      <PartialErrorNotice title="Your colleagues couldn't be loaded." queries={[query]} />
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
