'use client'

import { Images, X } from 'lucide-react'
import { useState } from 'react'
import { contentLimits } from '@/domain/categories'
import { isSafeUrl } from '@/domain/url'
import type { FieldProps } from '../forms/Field'
import { TextField } from '../forms/TextField'
import { Button } from '../ui/Button'
import { Thumbnail } from '../ui/Thumbnail'
import { PicturePicker } from './PicturePicker'

interface Props extends FieldProps {
  name?: string
  /** A URL, or empty. */
  value: string
  onChange: (url: string) => void
}

/** One image, by its URL or from the media library. */
export function PictureField({ value, onChange, className = '', ...field }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  const address = value.trim()
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <TextField
        {...field}
        inputMode="url"
        placeholder="https://… or from the library"
        maxLength={contentLimits.url}
        value={value}
        onChange={onChange}
      />
      {address && (
        <Thumbnail
          url={isSafeUrl(address) ? address : ''}
          className="aspect-3/2 w-full max-w-xs rounded-lg"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Images aria-hidden size={16} />} onClick={() => setIsChoosing(true)}>
          Choose from library
        </Button>
        {value && (
          <Button variant="quiet" icon={<X aria-hidden size={16} />} onClick={() => onChange('')}>
            Remove image
          </Button>
        )}
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
