import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalMessages } from '@/domain/edit'
import { toast } from '@/toast/toast'
import { ApiError } from '../api/api'
import { type Edit, saveMerged } from '../forms/saveMerged'
import { type PictureValues, toPictureChanges, toPictureValues } from './pictureForm'
import { type LibraryPicture, libraryKey, readPicture } from './pictureLibrary'
import { sendPicture } from './sendPicture'

/** Saves changes to an image, including a replacement file if there is one. Others' changes to other fields are kept. */
export function useSavePicture(picture: LibraryPicture) {
  const client = useQueryClient()
  const [progress, setProgress] = useState(0)

  /** @throws {EditConflict} or another Error with a message for the user */
  async function save(edit: Edit<PictureValues, LibraryPicture>, file: File | null): Promise<LibraryPicture> {
    setProgress(0)
    try {
      const { saved } = await saveMerged(edit, {
        async write(values, version, stored) {
          const seen = stored ?? picture
          // A conflict that isn't settled yet: the form isn't based on what it knows of theirs.
          if (seen.updatedAt !== version) throw new ApiError(412, '', refusalMessages.conflict)
          return sendPicture(toPictureChanges(values), { seen, file, onProgress: setProgress })
        },
        read: () => readPicture(picture.id),
        toValues: toPictureValues,
      })
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
