import type { LeadOwner } from '../../domain/entities'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { fieldNames, formOf, type LeadField } from './leadForm'
import type { LeadFormState } from './useLeadForm'

interface Props {
  form: LeadFormState
  owners: LeadOwner[]
}

/** Tells the later of two writers, with both versions side by side. */
export function LeadConflictNotice({ form, owners }: Props) {
  const { theirs, disputed, values } = form
  if (!theirs) {
    if (!form.isRestored) return null
    return (
      <Notice
        title="Your unsaved text is back."
        actions={<Button onClick={form.startAfresh}>Start afresh</Button>}
      />
    )
  }
  const words = (field: LeadField, value: string) =>
    (field === 'owner' ? owners.find(({ id }) => id === value)?.username : value) || 'Nothing'
  return (
    <Notice
      tone="warning"
      title="Somebody else has changed this lead while you were writing."
      actions={
        <>
          <Button onClick={form.takeTheirs}>Take theirs</Button>
          <Button onClick={form.keepMine}>Keep mine</Button>
        </>
      }
    >
      <dl className="mt-2 flex flex-col gap-2">
        {disputed.map((field) => (
          <div key={field}>
            <dt className="font-medium">{fieldNames[field]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              Theirs: {words(field, formOf(theirs)[field])}
            </dd>
            <dd className="wrap-anywhere whitespace-pre-line">Yours: {words(field, values[field])}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
