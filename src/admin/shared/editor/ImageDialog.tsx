'use client'

import { Images } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { isSafeUrl } from '@/domain/url'
import { FormDialog } from '../dialogs/FormDialog'
import { TextField } from '../forms/TextField'
import { useSchemaForm } from '../forms/useSchemaForm'
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

const imageSchema = z.object({ src: z.string().trim().refine(isSafeUrl, wrong) })

/** Asks for an image URL, or an image from the media library, and its alternative text. */
export function ImageDialog({ image, onSave, onClose }: Props) {
  const form = useSchemaForm({
    initial: image ?? { src: '', alt: '', caption: '' },
    schema: imageSchema,
    send({ src, alt, caption }) {
      onSave({ src: src.trim(), alt: alt.trim(), caption: caption.trim() })
      onClose()
    },
  })
  const [isChoosing, setIsChoosing] = useState(false)
  const address = form.values.src.trim()

  return (
    <FormDialog
      title={image ? 'Edit image' : 'Insert image'}
      save={image ? 'Save image' : 'Insert image'}
      form={form}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Image URL"
          isRequired
          className="grow basis-64"
          inputMode="url"
          placeholder="https://"
          maxLength={contentLimits.url}
          {...form.field('src')}
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
        hint="For screen readers. Leave empty if decorative."
        maxLength={contentLimits.altText}
        {...form.field('alt')}
      />
      <TextField
        label="Caption"
        hint="Shown below the image."
        maxLength={contentLimits.caption}
        {...form.field('caption')}
      />
      {isSafeUrl(address) && <Thumbnail url={address} className="aspect-3/2 w-full max-w-sm rounded-lg" />}
      {isChoosing && (
        <PicturePicker
          onPick={([image]) => form.set({ src: image?.url ?? '', alt: image?.alt ?? '' })}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FormDialog>
  )
}
