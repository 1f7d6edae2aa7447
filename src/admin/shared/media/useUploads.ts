import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '@/domain/randomId'
import { fileProblem } from './checkFile'
import { type LibraryPicture, libraryKey } from './pictureLibrary'
import { sendPicture } from './sendPicture'

/** A file to be uploaded. */
export interface Upload {
  key: string
  file: File
  /** A preview until the file is stored. */
  preview: string
  alt: string
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** Upload progress, from 0 to 1. */
  progress: number
  problem: string | null
}

const missingAlt = 'Describe the image in a few words.'

function toUpload(file: File): Upload {
  const problem = fileProblem(file)
  const state = problem ? 'refused' : 'waiting'
  const preview = problem ? '' : URL.createObjectURL(file)
  return { key: randomId(), file, preview, alt: '', state, progress: 0, problem }
}

/** Files chosen for upload, each pending until it has alternative text and is stored. */
export function useUploads(
  onStored: (picture: LibraryPicture, key: string) => void = () => {},
  files: File[] = [],
) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>(() => files.map(toUpload))
  const [isSending, setIsSending] = useState(false)
  const running = useRef(new Map<string, AbortController>())
  const isClosed = useRef(false)
  const held = useRef(uploads)
  held.current = uploads

  useEffect(() => {
    const requests = running.current
    isClosed.current = false
    return () => {
      isClosed.current = true
      for (const controller of requests.values()) controller.abort()
      for (const { preview } of held.current) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (key: string, values: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

  function remove(key: string) {
    running.current.get(key)?.abort()
    setUploads((all) => all.filter((upload) => upload.key !== key))
    const preview = held.current.find((upload) => upload.key === key)?.preview
    if (preview) URL.revokeObjectURL(preview)
  }

  async function send({ key, file, alt }: Upload) {
    const controller = new AbortController()
    running.current.set(key, controller)
    change(key, { state: 'sending', progress: 0, problem: null })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const { signal } = controller
      const picture = await sendPicture({ alt: alt.trim() }, { file, onProgress, signal })
      remove(key)
      onStored(picture, key)
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: (error as Error).message })
    } finally {
      running.current.delete(key)
    }
  }

  /** Uploads all files that have alternative text. @returns the key of the first one without it */
  async function sendAll(): Promise<string | null> {
    const ready = uploads.filter(({ state }) => state === 'waiting' || state === 'failed')
    const undescribed = ready.filter(({ alt }) => !alt.trim())
    for (const { key } of undescribed) change(key, { problem: missingAlt })
    const described = ready.filter(({ alt }) => alt.trim())
    if (isSending || !described.length) return undescribed[0]?.key ?? null
    setIsSending(true)
    // One at a time: the server creates several sizes of each.
    for (const { key } of described) {
      if (isClosed.current) break
      // Read again: its text may have changed, or it may have been removed.
      const upload = held.current.find((one) => one.key === key)
      if (upload?.alt.trim()) await send(upload)
    }
    setIsSending(false)
    await client.invalidateQueries({ queryKey: libraryKey })
    return undescribed[0]?.key ?? null
  }

  function add(files: File[]): Upload[] {
    const added = files.map(toUpload)
    setUploads((all) => [...all, ...added])
    return added
  }

  return {
    uploads,
    isSending,
    sendAll,
    remove,
    add,
    refuse: (key: string) => change(key, { state: 'refused', problem: "We couldn't read this image." }),
    setAlt: (key: string, alt: string) => change(key, { alt, problem: null }),
  }
}
