import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePending } from '../forms/pending'
import type { LibraryPicture } from '../media/pictureLibrary'
import { useUploads } from '../media/useUploads'
import { $putUpload } from './insert'
import type { usePlace } from './usePlace'

/** Uploads images into the text: each keeps its place there until it is stored. */
export function useTextUploads(place: ReturnType<typeof usePlace>) {
  const pictures = useRef(new Map<string, LibraryPicture>())
  const queue = useUploads((picture, key) => pictures.current.set(key, picture))
  usePending(queue.uploads.some(({ state }) => state !== 'refused'))
  const [stored] = useState(() => (key: string) => pictures.current.get(key))

  /** Puts files at the cursor. */
  function insert(files: File[]) {
    place.leave()
    // Their places look for them as soon as they are shown.
    const added = flushSync(() => queue.add(files))
    for (const { key } of added) place.change((at) => $putUpload(key, at))
  }

  return { queue, stored, insert }
}
