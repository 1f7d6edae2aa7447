'use client'

import { useForm } from '@payloadcms/ui'
import { editKey } from '@/domain/edit'
import { toast } from '@/toast/toast'
import { reasonOf } from '../shared/api/messageOf'
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
      // Nothing is saved until one of both is chosen; the next save asks again.
      onClose={edit.putOff}
      title="Somebody else has changed this while you were editing it"
      description="What does not conflict is merged already. Nothing of yours is saved until you choose."
      actions={
        <>
          <Button onClick={reloadTheirs}>Reload their version</Button>
          <Button look="primary" onClick={keepMine}>
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
      toast({
        title: 'Not saved',
        description: reasonOf(error as Error),
        variant: 'destructive',
      })
    }
  }
  return (
    <Dialog
      isOpen
      ignoresOutside
      onClose={edit.putOff}
      title="Somebody else has deleted this"
      description="What you typed is still here."
      actions={
        <>
          <Button onClick={edit.putOff}>Keep looking</Button>
          <Button look="primary" onClick={keep}>
            Save as a new entry
          </Button>
        </>
      }
    >
      <p className="text-sm">A new entry holds what stands in this form, and nothing of it is public.</p>
    </Dialog>
  )
}

/**
 * Tells the server with each save what this form was made from, so that what others change meanwhile stays; takes
 * into the form what they changed, and asks where both changed the same.
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
