import { useState } from 'react'
import { isNotFound } from '@/admin/shared/api/api'
import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import type { LeadEntity } from '@/domain/entities'
import { toast } from '@/toast/toast'
import { changeOf, differing, formOf } from './leadForm'
import { LeadConflict } from './saveLead'
import { useLeadActions } from './useLeadActions'
import { useUpdateLead } from './useLeads'

/**
 * What staff write about a lead. When somebody else has written into the same fields meanwhile, there is a
 * conflict until one of both versions is chosen.
 */
export function useLeadForm(lead: LeadEntity, onSaved: () => void) {
  const form = usePersistedForm(`lead-${lead.id}`, formOf(lead), lead.updatedAt)
  /** Upon which version the next save goes; when a conflict is settled, upon theirs. */
  const [seen, setSeen] = useState(lead)
  const [isGone, setGone] = useState(false)
  const update = useUpdateLead(lead.id)
  const restore = useLeadActions()
  const once = useSingleFlight()
  const mine = differing(form.values, form.saved)

  const send = (base: LeadEntity) =>
    once(async () => {
      // Saving what was not changed is allowed, and says so.
      const change = changeOf(form.values, mine.length ? mine : ['notes'])
      try {
        // The status has a control of its own beside the form.
        await update.mutateAsync({ change, base: { ...base, status: lead.status } })
        form.forget()
        onSaved()
      } catch (error) {
        // The toast has said what failed; what was written stays.
        if (isNotFound(error as Error)) setGone(true)
        if (!(error instanceof LeadConflict)) return
        setSeen(error.theirs)
        form.takeIn(formOf(error.theirs), error.theirs.updatedAt)
      }
    })

  return {
    values: form.values,
    set: form.set,
    isDirty: form.isDirty,
    isRestored: form.isRestored,
    setAside: form.setAside,
    conflict: form.conflict,
    startAfresh: form.startAfresh,
    forget: form.forget,
    isSaving: update.isPending || restore.isPending,
    /** Somebody else has deleted the lead. */
    isGone,
    hasPlans: mine.some((field) => field !== 'notes'),
    save() {
      if (!form.conflict) return void send(seen)
      const description = 'Choose which version to keep first.'
      toast({ title: 'Failed to update lead', description, variant: 'destructive' })
    },
    reloadTheirs: form.reloadTheirs,
    restoreMine: form.restoreMine,
    keepMine() {
      form.keepMine()
      void send(seen)
    },
    /** Takes it out of the trash, and saves what was written. */
    restoreAndSave: () =>
      void restore
        .mutateAsync({ action: 'restore', ids: [lead.id] })
        .then(() => {
          setGone(false)
          return send(seen)
        })
        .catch(() => undefined),
  }
}

export type LeadFormState = ReturnType<typeof useLeadForm>
