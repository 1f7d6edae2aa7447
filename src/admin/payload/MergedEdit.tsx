'use client'

import { useForm } from '@payloadcms/ui'
import { editKey } from '@/domain/edit'
import { toastFailure } from '../shared/api/toastFailure'
import { Dialog } from '../shared/dialogs/Dialog'
import { ConflictFields } from '../shared/forms/ConflictNotice'
import { Button } from '../shared/ui/Button'
import { createDraftOf } from './createDraftOf'
import { type MergedEditState, useMergedEdit } from './useMergedEdit'

function ConflictDialog({ edit }: { edit: MergedEditState }) {
  const { conflicts, reloadTheirs, keepMine } = edit
  if (!conflicts) return null
  return (
    <Dialog
      isOpen
      ignoresOutside
      // Nothing is saved until the user chooses a version; the next save asks again.
      onClose={edit.putOff}
      title="Someone else changed this while you were editing"
      description="Everything that doesn't conflict is already merged. Your changes aren't saved until you choose."
      actions={
        <>
          <Button onClick={reloadTheirs}>Reload their version</Button>
          <Button variant="primary" onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <ConflictFields fields={conflicts} />
    </Dialog>
  )
}

function GoneDialog({ edit }: { edit: MergedEditState }) {
  const { getData } = useForm()
  const { collection } = edit
  if (!edit.isGone || !collection) return null
  async function keep() {
    if (!collection) return
    try {
      const { [editKey]: _, ...data } = getData() as Record<string, unknown>
      location.assign(await createDraftOf(collection, data))
    } catch (error) {
      toastFailure('Not saved', error)
    }
  }
  return (
    <Dialog
      isOpen
      ignoresOutside
      onClose={edit.putOff}
      title="Someone else deleted this"
      description="Your changes are still here."
      actions={
        <>
          <Button onClick={edit.putOff}>Keep viewing</Button>
          <Button variant="primary" onClick={keep}>
            Save as a new entry
          </Button>
        </>
      }
    >
      <p className="text-sm">Your changes will be saved as a new, unpublished entry.</p>
    </Dialog>
  )
}

/**
 * Sends the version that the form was loaded from with each save, so that other people's changes are kept; applies
 * their changes to the form and asks about conflicts.
 */
export function MergedEdit() {
  const edit = useMergedEdit()
  return (
    <>
      <ConflictDialog edit={edit} />
      <GoneDialog edit={edit} />
    </>
  )
}
