import type { RefObject } from 'react'
import { acceptedTypes } from './checkFile'

interface Props {
  input: RefObject<HTMLInputElement | null>
  label: string
  onFiles: (files: File[]) => void
}

/** The hidden input behind a button that uploads images. */
export const FilesInput = ({ input, label, onFiles }: Props) => (
  <input
    ref={input}
    type="file"
    multiple
    hidden
    accept={acceptedTypes}
    aria-label={label}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      // Lets the same file be chosen again after it was removed.
      target.value = ''
    }}
  />
)
