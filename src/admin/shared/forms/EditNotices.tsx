import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { type ConflictField, ConflictNotice } from './ConflictNotice'
import type { PersistedForm } from './usePersistedForm'

interface Props {
  form: PersistedForm
  /** How to refer to what is being edited: “this lead”. */
  what: string
  /** Shown instead when someone else has deleted it. */
  ifGone?: ReactNode
  /** The conflicting fields; defaults to those of the form. */
  fields?: ConflictField[] | null
}

/** Notices about concurrent changes and restored input. */
export function EditNotices({ form, what, ifGone, fields = form.conflicts }: Props) {
  if (form.isGone && ifGone) return ifGone
  if (fields)
    return (
      <ConflictNotice
        title={`Someone else changed ${what} while you were editing.`}
        fields={fields}
        onReload={form.reloadTheirs}
        onKeep={form.keepMine}
      />
    )
  if (form.setAside)
    return (
      <Notice
        title="Their version was loaded."
        actions={<Button onClick={form.restoreMine}>Restore mine</Button>}
      />
    )
  if (form.isRestored)
    return (
      <Notice
        title="Unsaved changes restored."
        actions={<Button onClick={form.discardRestored}>Discard draft</Button>}
      />
    )
  return null
}
