import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { toast } from '@/toast/toast'
import { PendingUpload } from '../media/PendingUpload'
import type { useUploads } from '../media/useUploads'
import { Button } from '../ui/Button'

interface Props {
  queue: ReturnType<typeof useUploads>
  /** Takes the focus when the last image is uploaded or removed. */
  onLeave: () => void
}

/** The first image without alternative text, or else what removes the first one. */
const firstControl = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input:placeholder-shown') ?? form?.querySelector<HTMLElement>('button')

/** Asks for the alternative text of images that were put into the text, below it. Enter uploads them. */
export function UploadForm({ queue, onLeave }: Props) {
  const { uploads, isSending, setAlt, remove, refuse, sendAll } = queue
  const element = useRef<HTMLElement>(null)
  const count = uploads.filter(({ state }) => state !== 'refused').length
  const newest = uploads.at(-1)?.key
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    if (!newest) return
    // The cursor goes to the image's place first.
    const timer = setTimeout(() => firstControl(element.current)?.focus())
    return () => clearTimeout(timer)
  }, [newest])

  useLayoutEffect(() => {
    const form = element.current
    return () => {
      const { activeElement } = document
      // A disabled field has lost the focus already.
      const isLost = !activeElement || activeElement.matches('body, [role=dialog]')
      if (isLost || form?.contains(activeElement)) leave()
    }
  }, [])

  // A save would leave them out.
  useEffect(() => {
    const form = element.current?.closest('form')
    function hold(event: Event) {
      event.preventDefault()
      event.stopPropagation()
      toast({ title: 'Upload or remove the new images first', variant: 'destructive' })
      firstControl(element.current)?.focus()
    }
    form?.addEventListener('submit', hold, true)
    return () => form?.removeEventListener('submit', hold, true)
  }, [])

  async function upload() {
    const undescribed = await sendAll()
    if (undescribed) document.getElementById(`${undescribed}-alt`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // The form around it is the post's.
    event.preventDefault()
    if (!event.nativeEvent.isComposing) void upload()
  }

  return (
    <section
      ref={element}
      aria-label="Images to upload"
      onKeyDown={onKeyDown}
      className="sticky -bottom-4 z-1 flex flex-col gap-2 border-t border-line bg-raised p-3"
    >
      <ul aria-label="New images" className="flex max-h-60 flex-col gap-2 overflow-y-auto">
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
      {count > 0 && (
        <Button variant="primary" className="self-start" disabled={isSending} onClick={() => void upload()}>
          {isSending ? 'Uploading…' : `Upload ${count === 1 ? 'image' : `${count} images`}`}
        </Button>
      )}
    </section>
  )
}
