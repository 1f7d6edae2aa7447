import { useRef, useState } from 'react'
import type { LibraryPicture } from '../media/library'
import { useUploads } from '../media/useUploads'
import { $putUpload } from './insert'
import type { usePlace } from './usePlace'

/** Uploads images into the text: each keeps its place there until it is stored. */
export function useTextUploads(place: ReturnType<typeof usePlace>) {
  const pictures = useRef(new Map<string, LibraryPicture>())
  const queue = useUploads((picture, key) => pictures.current.set(key, picture))
  const [stored] = useState(() => (key: string) => pictures.current.get(key))

  /** Puts files at the cursor. */
  function insert(files: File[]) {
    place.leave()
    for (const { key } of queue.add(files)) place.change((at) => $putUpload(key, at))
  }

  return { queue, stored, insert }
}
