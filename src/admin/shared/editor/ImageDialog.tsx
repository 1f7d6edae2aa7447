'use client'

import { Images } from 'lucide-react'
import { useState } from 'react'
import { contentLimits } from '@/domain/categories'
import { isSafeUrl } from '@/domain/url'
import { FormDialog } from '../dialogs/FormDialog'
import { TextField } from '../forms/TextField'
import { PicturePicker } from '../media/PicturePicker'
import { Button } from '../ui/Button'
import { Thumbnail } from '../ui/Thumbnail'
import type { InlineImage } from './InlineImage'

interface Props {
  /** Null for a new image. */
  image: InlineImage | null
  onSave: (image: InlineImage) => void
  onClose: () => void
}

const wrong = 'Enter an image URL, such as https://example.com/image.webp.'

/** Asks for an image's URL, or one from the media library, and for its alternative text. */
export function ImageDialog({ image, onSave, onClose }: Props) {
  const [src, setSrc] = useState(image?.src ?? '')
  const [alt, setAlt] = useState(image?.alt ?? '')
  const [error, setError] = useState<string>()
  const [isChoosing, setIsChoosing] = useState(false)
  const address = src.trim()

  function change(next: string) {
    setSrc(next)
    setError(undefined)
  }

  function save() {
    if (!isSafeUrl(address)) return setError(wrong)
    onSave({ src: address, alt: alt.trim() })
    onClose()
  }

  return (
    <FormDialog
      title={image ? 'Edit image' : 'Insert image'}
      save={image ? 'Save image' : 'Insert image'}
      isSaving={false}
      isDirty={src !== (image?.src ?? '') || alt !== (image?.alt ?? '')}
      onSave={save}
      onClose={onClose}
      problems={{ error }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Image URL"
          name="src"
          isRequired
          className="grow basis-64"
          inputMode="url"
          placeholder="https://"
          maxLength={contentLimits.url}
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
        hint="For screen readers. Leave empty if decorative."
        maxLength={contentLimits.altText}
        value={alt}
        onChange={setAlt}
      />
      {isSafeUrl(address) && <Thumbnail url={address} className="aspect-3/2 w-full max-w-sm rounded-lg" />}
      {isChoosing && (
        <PicturePicker
          onPick={([picture]) => {
            change(picture?.url ?? '')
            setAlt(picture?.alt ?? '')
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FormDialog>
  )
}
