import { createContext } from 'react'
import type { LibraryPicture } from '../media/pictureLibrary'
import type { Upload } from '../media/useUploads'

interface PendingImages {
  uploads: readonly Upload[]
  /** What became of an upload that has ended; undo can bring its place back. */
  stored: (key: string) => LibraryPicture | undefined
}

/** The uploads of the editor around a node. */
export const UploadsContext = createContext<PendingImages>({ uploads: [], stored: () => undefined })
