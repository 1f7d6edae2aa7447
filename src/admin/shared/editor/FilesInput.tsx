import type { RefObject } from 'react'
import { acceptedTypes } from '../media/checkFile'

interface Props {
  input: RefObject<HTMLInputElement | null>
  onFiles: (files: File[]) => void
}

/** The hidden input behind “Upload image”. */
export const FilesInput = ({ input, onFiles }: Props) => (
  <input
    ref={input}
    type="file"
    multiple
    hidden
    accept={acceptedTypes}
    aria-label="Images to upload into the text"
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      // Lets the same file be chosen again after it was removed.
      target.value = ''
    }}
  />
)
