import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/toast/toast'
import { type LibraryPicture, libraryKey } from './library'
import { type PictureChanges, sendPicture } from './sendPicture'

/** Saves changes to an image, including a replacement file if there is one. */
export function useSavePicture(id: string) {
  const client = useQueryClient()
  const [progress, setProgress] = useState(0)

  /** @throws {Error} with a message for the user */
  async function save(changes: PictureChanges, file: File | null): Promise<LibraryPicture> {
    setProgress(0)
    try {
      const saved = await sendPicture(changes, { id, file, onProgress: setProgress })
      toast({ title: 'Image updated successfully!' })
      await client.invalidateQueries({ queryKey: libraryKey })
      return saved
    } catch (error) {
      toast({ title: 'Failed to update image', variant: 'destructive' })
      throw error
    }
  }

  return { save, progress }
}
