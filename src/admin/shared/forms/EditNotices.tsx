import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/Button'
import { firstField } from '../ui/firstField'
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

/** Moves the focus to the form's first field when a notice goes with its clicked button, after a save at the latest. */
function useFocusAfterAnswer() {
  const place = useRef<HTMLDivElement>(null)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (!isAnswered.current) return
    // Has no effect while the form is saving, as it is inert then.
    if (document.activeElement === document.body) firstField(place.current?.closest('form'))?.focus()
    isAnswered.current = document.activeElement === document.body
  })
  const onClick = () => {
    isAnswered.current = true
  }
  return { ref: place, onClick }
}

/** Notices about concurrent changes and restored input. */
export function EditNotices(props: Props) {
  const answers = useFocusAfterAnswer()
  return (
    <div className="contents" {...answers}>
      <CurrentNotice {...props} />
    </div>
  )
}

function CurrentNotice({ form, what, ifGone, fields = form.conflicts }: Props) {
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
