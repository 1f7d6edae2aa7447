'use client'

import { Images } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { contentBounds } from '../../domain/categories'
import { isSafeUrl } from '../../domain/url'
import { PicturePicker } from '../media/PicturePicker'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { TextField } from '../ui/TextField'
import { Thumbnail } from '../ui/Thumbnail'
import type { InlineImage } from './nodes/ImageNode'

interface Props {
  /** Null for a new one. */
  image: InlineImage | null
  onSave: (image: InlineImage) => void
  onClose: () => void
}

const wrong = 'Enter the address of a picture, such as https://example.com/picture.webp.'

/** Asks for a picture's address, or takes one of the media library, and for what it shows. */
export function ImageDialog({ image, onSave, onClose }: Props) {
  const [src, setSrc] = useState(image?.src ?? '')
  const [alt, setAlt] = useState(image?.alt ?? '')
  const [error, setError] = useState<string>()
  const [isChoosing, setIsChoosing] = useState(false)
  const id = useId()
  const address = src.trim()

  function change(next: string) {
    setSrc(next)
    setError(undefined)
  }

  function save(event: FormEvent) {
    event.preventDefault()
    // React hands the event up to the form around the editor, through the portal.
    event.stopPropagation()
    if (!isSafeUrl(address)) return setError(wrong)
    onSave({ src: address, alt: alt.trim() })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={image ? 'Edit image' : 'Insert image'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id}>
            {image ? 'Save image' : 'Insert image'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Image URL"
            name="src"
            isRequired
            className="grow basis-64"
            inputMode="url"
            placeholder="https://"
            maxLength={contentBounds.url}
            value={src}
            onChange={change}
            error={error}
          />
          <Button
            icon={<Images aria-hidden size={16} />}
            className="min-h-10"
            onClick={() => setIsChoosing(true)}
          >
            Choose from library
          </Button>
        </div>
        <TextField
          label="Alternative text"
          name="alt"
          hint="What the picture shows, for those who do not see it; empty for mere ornament."
          maxLength={contentBounds.altText}
          value={alt}
          onChange={setAlt}
        />
        {isSafeUrl(address) && <Thumbnail url={address} className="aspect-3/2 w-full max-w-sm rounded-lg" />}
      </form>
      {isChoosing && (
        <PicturePicker
          onPick={([picture]) => {
            change(picture?.url ?? '')
            setAlt(picture?.alt ?? '')
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Dialog>
  )
}
