import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { Button } from '@/admin/shared/ui/Button'
import { Notice } from '@/admin/shared/ui/Notice'
import { labelOf } from '@/domain/choice'
import { formatCalendarDay } from '@/domain/clock'
import type { LeadOwner } from '@/domain/entities'
import { budgetBands } from '@/domain/lead'
import { rupees } from '@/domain/money'
import { fieldNames, type StepForm } from './leadForm'
import type { LeadFormState } from './useLeadForm'

interface Props {
  form: LeadFormState
  owners: LeadOwner[]
}

/** Shows both versions of each conflicting field to the person who saved last. */
export function LeadConflictNotice({ form, owners }: Props) {
  const nameOf = (id: string) => owners.find((owner) => owner.id === id)?.name
  const texts: Record<string, (value: string) => string | undefined> = {
    [fieldNames.owner]: nameOf,
    [fieldNames.budget]: (band) => labelOf(budgetBands, band),
    [fieldNames.expectedClose]: formatCalendarDay,
    [fieldNames.estimatedValue]: (value) => rupees(Number(value)),
  }
  const stepText = ({ text, due, person, isDone }: StepForm) =>
    [text, due && formatCalendarDay(due), nameOf(person), isDone && 'Done'].filter(Boolean).join(', ')
  const fields = form.conflicts?.map((field) => {
    const text = (value: unknown) => {
      if (Array.isArray(value)) return value.map(stepText).join('\n')
      return (value && texts[field.label]?.(String(value))) || value
    }
    return { ...field, theirs: text(field.theirs), mine: text(field.mine) }
  })
  return (
    <EditNotices
      form={form}
      what="this lead"
      fields={fields}
      ifGone={
        <Notice
          tone="warning"
          title="Someone else deleted this lead."
          actions={<Button onClick={form.restoreAndSave}>Restore lead and save</Button>}
        >
          Your changes are still here.
        </Notice>
      }
    />
  )
}
