import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import type { LeadEntity } from '@/domain/entities'
import { leadChangeSchema } from '@/schemas/lead'
import { toast } from '@/toast/toast'
import { changeOf, differing, formOf, type LeadForm, labelOfField } from './leadForm'
import { besideForm } from './outcome'
import { useLeadActions } from './useLeadActions'
import { useUpdateLead } from './useLeads'

/** Reduces form values to those that changed. Saving without changes is allowed and reported as such. */
function bodyOf(values: LeadForm, lead: LeadEntity) {
  const mine = differing(values, formOf(lead))
  return changeOf(values, mine.length ? mine : ['notes'])
}

interface Options {
  onSaved: () => void
  /** Whether its dialog stays open after saving. */
  staysOpen: boolean
}

/** The form for what staff edit on a lead. */
export function useLeadForm(lead: LeadEntity, { onSaved, staysOpen }: Options) {
  const update = useUpdateLead(lead.id, { isForm: true })
  const restore = useLeadActions()
  const form = usePersistedForm<LeadForm, LeadEntity>({
    name: `lead-${lead.id}`,
    stored: lead,
    initial: formOf(lead),
    toValues: formOf,
    labelOf: labelOfField,
    schema: leadChangeSchema,
    toBody: (values, stored) => bodyOf(values, stored ?? lead),
    async send({ values, stored }) {
      const seen = stored ?? lead
      // Status and outcome have their own controls outside the form.
      const base = { ...seen, ...besideForm(lead) }
      return (await update.mutateAsync({ change: bodyOf(values, seen), base })).saved
    },
    onSaved,
    staysOpen,
  })

  return {
    ...form,
    isSaving: form.isSaving || restore.isPending,
    hasPlans: differing(form.values, formOf(lead)).some((field) => field !== 'notes'),
    save() {
      if (!form.conflicts) return form.save()
      const description = 'Choose which version to keep first.'
      toast({ title: 'Failed to update lead', description, variant: 'destructive' })
    },
    /** Restores the lead from the trash, then saves the form. */
    restoreAndSave: () =>
      void restore
        .mutateAsync({ action: 'restore', ids: [lead.id] })
        .then(() => {
          form.markRestored()
          form.save()
        })
        .catch(() => undefined),
  }
}

export type LeadFormState = ReturnType<typeof useLeadForm>
