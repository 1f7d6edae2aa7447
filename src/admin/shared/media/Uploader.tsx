'use client'

import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/Button'
import { acceptedInWords } from './checkFile'
import { FilesInput } from './FilesInput'
import { PendingUpload } from './PendingUpload'
import { useIncomingFiles } from './useIncomingFiles'
import type { useUploads } from './useUploads'

const images = (count: number) => (count === 1 ? 'image' : `${count} images`)

interface Props {
  queue: ReturnType<typeof useUploads>
  /** Drops and pastes go to another part of the screen. */
  isPaused?: boolean
}

/** Accepts files by button, drop and paste, and uploads each once it has alternative text. */
export function Uploader({ queue, isPaused = false }: Props) {
  const { uploads, isSending, add, setAlt, remove, refuse, sendAll } = queue
  const input = useRef<HTMLInputElement>(null)
  const { isOver } = useIncomingFiles(choose, isPaused)
  const ready = uploads.filter(({ state }) => state !== 'refused')

  /** Files that were refused earlier make room for others. */
  function choose(files: File[]) {
    for (const { key, state } of uploads) if (state === 'refused') remove(key)
    return add(files)
  }

  async function store() {
    const undescribed = await sendAll()
    if (undescribed) document.getElementById(`${undescribed}-alt`)?.focus()
  }

  return (
    <section aria-label="Upload" className="flex flex-col gap-3">
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-dashed px-4 py-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-edge'}`}
      >
        <Button icon={<ImageUp aria-hidden size={16} />} onClick={() => input.current?.click()}>
          Upload images
        </Button>
        <p className="text-sm text-muted">
          {isOver ? 'Drop to add' : `or drop or paste them here: ${acceptedInWords}.`}
        </p>
        <FilesInput input={input} label="Images to upload" onFiles={choose} />
      </div>
      {uploads.length > 0 && (
        <>
          <ul aria-label="New images" className="flex flex-col gap-2">
            {uploads.map((upload) => (
              <PendingUpload
                key={upload.key}
                upload={upload}
                onDescribe={(alt) => setAlt(upload.key, alt)}
                onRemove={() => remove(upload.key)}
                onBroken={() => refuse(upload.key)}
              />
            ))}
          </ul>
          {ready.length > 0 && (
            <Button
              variant="primary"
              className="self-start"
              disabled={isSending}
              onClick={() => void store()}
            >
              {isSending ? 'Uploading…' : `Upload ${images(ready.length)}`}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
