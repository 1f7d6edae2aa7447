'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { toast } from '@/toast/toast'
import { ApiError, apiRequest } from '../api/api'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { trashNotice } from '../trash/trashNotice'
import { type Deleted, useUndo } from '../trash/useRestore'
import { Button } from '../ui/Button'
import { useSingleFlight } from '../ui/useSingleFlight'
import { type LibraryPicture, libraryKey, placesKey, usePlaces, useRights } from './pictureLibrary'

interface Props {
  picture: LibraryPicture
  onDeleted: () => void
  /** Takes the focus afterwards. */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Moves an unused image to the trash, or says that it is in use. Renders nothing if the user may not delete it. */
export function DeletePicture({ picture, onDeleted, fallbackFocus }: Props) {
  const client = useQueryClient()
  const undo = useUndo()
  const { data: places } = usePlaces(picture.id)
  const { data: rights } = useRights(picture.id)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const once = useSingleFlight()
  const isUsed = Boolean(places?.length)

  async function remove() {
    setBusy(true)
    try {
      const { deletedAt } = await apiRequest<Deleted>(`/api/admin/media/${picture.id}`, { method: 'DELETE' })
      toast({
        title: 'Image deleted successfully!',
        ...undo({ kind: 'media', id: picture.id, deletedAt }),
      })
      onDeleted()
      await client.invalidateQueries({ queryKey: libraryKey })
      // The control that opened the dialog no longer exists.
      fallbackFocus.current?.focus()
    } catch (error) {
      const inUse = error instanceof ApiError && error.status === 409
      toast({
        title: 'Failed to delete image',
        ...(inUse && { description: 'This image is now in use.' }),
        variant: 'destructive',
      })
      setAsking(false)
      await client.invalidateQueries({ queryKey: placesKey(picture.id) })
    } finally {
      setBusy(false)
    }
  }

  if (!rights?.canDelete) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden size={14} />}
        disabled={!places || isUsed}
        aria-describedby={isUsed ? 'in-use' : undefined}
        onClick={() => setAsking(true)}
      >
        Delete image
      </Button>
      {isUsed && (
        <p id="in-use" className="text-xs text-muted">
          In use. Remove it there first.
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void once(remove)}
        title="Are you sure you want to delete this image?"
        description={trashNotice(picture.alt)}
        confirm="Delete"
        confirming="Deleting…"
        isBusy={isBusy}
      />
    </div>
  )
}
