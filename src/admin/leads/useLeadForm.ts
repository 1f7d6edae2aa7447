import { useState } from 'react'
import type { LeadEntity } from '../../domain/entities'
import { useKeptForm } from '../crud/useKeptForm'
import { useOneAtATime } from '../ui/useOneAtATime'
import { changeOf, differing, formOf, merged } from './leadForm'
import { LeadConflict } from './saveLead'
import { useUpdateLead } from './useLeads'

/**
 * What staff write about a lead. When somebody else has written into the same fields meanwhile, `theirs`
 * is their version until one of both is chosen.
 */
export function useLeadForm(lead: LeadEntity, onSaved: () => void) {
  const form = useKeptForm(`lead-${lead.id}`, formOf(lead), lead.updatedAt)
  const [seen, setSeen] = useState(lead)
  const [theirs, setTheirs] = useState<LeadEntity | null>(() =>
    // What was typed before a reload was typed upon another version.
    form.isRestored && form.version !== lead.updatedAt ? lead : null,
  )
  const update = useUpdateLead(lead.id)
  const once = useOneAtATime()
  const mine = differing(form.values, form.saved)

  const send = (base: LeadEntity) =>
    once(async () => {
      // Saving what was not changed is allowed, and says so.
      const change = changeOf(form.values, mine.length ? mine : ['notes'])
      try {
        await update.mutateAsync({ change, base })
        form.forget()
        onSaved()
      } catch (error) {
        // The toast has said what failed; what was written stays.
        if (error instanceof LeadConflict) setTheirs(error.theirs)
      }
    })

  return {
    values: form.values,
    set: form.set,
    isDirty: form.isDirty,
    isRestored: form.isRestored,
    startAfresh: form.startAfresh,
    forget: form.forget,
    isSaving: update.isPending,
    hasPlans: mine.some((field) => field !== 'notes'),
    theirs,
    /** The fields about which the two versions do not agree. */
    disputed: theirs ? mine.filter((field) => formOf(theirs)[field] !== form.values[field]) : [],
    save: () => void send(seen),
    takeTheirs() {
      if (!theirs) return
      const undisputed = mine.filter((field) => formOf(theirs)[field] === form.values[field])
      form.rebase(formOf(theirs), theirs.updatedAt, merged(formOf(theirs), form.values, undisputed))
      setSeen(theirs)
      setTheirs(null)
    },
    keepMine() {
      if (!theirs) return
      form.rebase(formOf(theirs), theirs.updatedAt, merged(formOf(theirs), form.values, mine))
      setSeen(theirs)
      setTheirs(null)
      void send(theirs)
    },
  }
}

export type LeadFormState = ReturnType<typeof useLeadForm>
