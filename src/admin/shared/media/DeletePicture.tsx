'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { toast } from '@/toast/toast'
import { ApiError, apiRequest } from '../api/api'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { Button } from '../ui/Button'
import { useSingleFlight } from '../ui/useSingleFlight'
import { type LibraryPicture, libraryKey, placesKey, usePlaces } from './library'

interface Props {
  picture: LibraryPicture
  onDeleted: () => void
  /** Takes the focus afterwards. */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Deletes an unused image, or says that the image is in use. */
export function DeletePicture({ picture, onDeleted, fallbackFocus }: Props) {
  const client = useQueryClient()
  const { data: places } = usePlaces(picture.id)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const once = useSingleFlight()
  const isUsed = Boolean(places?.length)

  async function remove() {
    setBusy(true)
    try {
      await apiRequest(`/api/media/${picture.id}`, { method: 'DELETE' })
      toast({ title: 'Image deleted successfully!' })
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
        description={`“${picture.alt}” and its URL will be permanently deleted.`}
        confirm="Delete"
        confirming="Deleting…"
        isBusy={isBusy}
      />
    </div>
  )
}
