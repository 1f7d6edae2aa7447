import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/toast/toast'
import { libraryKey } from './library'
import { type PictureChanges, sendPicture } from './sendPicture'

/** Saves the changes of an image, and its replacement file where there is one. */
export function useSavePicture(id: string) {
  const client = useQueryClient()
  const [progress, setProgress] = useState(0)
  const [isSaving, setSaving] = useState(false)

  /** @throws {Error} with a message for the user */
  async function save(changes: PictureChanges, file: File | null): Promise<void> {
    setSaving(true)
    setProgress(0)
    try {
      await sendPicture(changes, { id, file, onProgress: setProgress })
      toast({ title: 'Image updated successfully!' })
      await client.invalidateQueries({ queryKey: libraryKey })
    } catch (error) {
      toast({ title: 'Failed to update image', variant: 'destructive' })
      throw error
    } finally {
      setSaving(false)
    }
  }

  return { save, progress, isSaving }
}
