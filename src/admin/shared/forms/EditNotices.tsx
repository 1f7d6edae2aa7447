import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { ConflictNotice, type Disputed } from './ConflictNotice'
import type { PersistedForm } from './usePersistedForm'

interface Props {
  form: PersistedForm
  /** What is edited, as a sentence calls it: “this lead”. */
  what: string
  /** What can be done when somebody else has deleted it. */
  ifGone?: ReactNode
  /** What both made of the same fields, where a person is told of it in other words. */
  fields?: Disputed[] | null
}

/** What there is to say about other people's changes, and about what an earlier visit left. */
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
        actions={<Button onClick={form.startAfresh}>Discard draft</Button>}
      />
    )
  return null
}
