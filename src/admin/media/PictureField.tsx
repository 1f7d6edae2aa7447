'use client'

import { Images, X } from 'lucide-react'
import { useState } from 'react'
import { contentBounds } from '../../domain/categories'
import { isSafeUrl } from '../../domain/url'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Thumbnail } from '../ui/Thumbnail'
import { PicturePicker } from './PicturePicker'

interface Props {
  label: string
  /** An address, or empty. */
  value: string
  onChange: (url: string) => void
  hint?: string
}

/** One picture, by its address or out of the media library. */
export function PictureField({ label, value, onChange, hint }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Thumbnail url={isSafeUrl(value) ? value : ''} className="aspect-3/2 w-40 rounded-lg" />
      <div className="flex min-w-56 grow flex-col gap-2">
        <Field label={label} hint={hint}>
          {(control) => (
            <input
              {...control}
              inputMode="url"
              placeholder="https://… or from the library"
              maxLength={contentBounds.url}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Images aria-hidden size={16} />} onClick={() => setIsChoosing(true)}>
            Choose from library
          </Button>
          {value && (
            <Button look="quiet" icon={<X aria-hidden size={16} />} onClick={() => onChange('')}>
              Remove
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <PicturePicker
          onPick={([picture]) => onChange(picture?.url ?? '')}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}
