'use client'

import { ArrowDown, ArrowUp, Images, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { contentLimits } from '@/domain/categories'
import { asLines, linesOf } from '@/domain/typed'
import { isSafeUrl } from '@/domain/url'
import { TextAreaField } from '../forms/TextAreaField'
import { type MoveProps, useReordering } from '../forms/useReordering'
import { PicturePicker } from '../media/PicturePicker'
import { Button } from '../ui/Button'
import { Thumbnail } from '../ui/Thumbnail'

interface Props {
  name: string
  /** URLs, one per line. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

interface RowProps {
  url: string
  place: string
  up: MoveProps
  down: MoveProps
  onRemove: () => void
}

function Row({ url, place, up, down, onRemove }: RowProps) {
  return (
    <li className="flex items-center gap-3 p-2">
      <Thumbnail url={isSafeUrl(url) ? url : ''} className="aspect-8/5 w-16 shrink-0 rounded-md" />
      <span className="min-w-0 grow truncate text-sm" title={url}>
        {url.split('/').at(-1) || url}
      </span>
      <span className="flex shrink-0">
        <Button
          variant="quiet"
          aria-label={`Move ${place} up`}
          icon={<ArrowUp aria-hidden size={14} />}
          {...up}
        />
        <Button
          variant="quiet"
          aria-label={`Move ${place} down`}
          icon={<ArrowDown aria-hidden size={14} />}
          {...down}
        />
        <Button
          variant="quiet"
          aria-label={`Remove ${place}`}
          onClick={onRemove}
          icon={<X aria-hidden size={14} />}
        />
      </span>
    </li>
  )
}

/** The images of an entry, in order; the first one is the thumbnail. */
export function PicturesField({ name, value, onChange, error }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const urls = linesOf(value)
  const change = (next: string[]) => onChange(asLines(next))
  const moving = useReordering(urls, change)
  const choose = useRef<HTMLButtonElement>(null)

  function remove(index: number) {
    change(urls.filter((_, other) => other !== index))
    choose.current?.focus()
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">Images</legend>
      {urls.length > 0 && (
        <ol className="divide-y divide-line rounded-lg border border-line">
          {urls.map((url, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: the same URL may be listed twice.
              key={index}
              url={url}
              place={`image ${index + 1}`}
              up={moving(index, 'up')}
              down={moving(index, 'down')}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <Button
        ref={choose}
        icon={<Images aria-hidden size={14} />}
        onClick={() => setChoosing(true)}
        className="self-start"
      >
        Choose or upload images
      </Button>
      <TextAreaField
        label="Image URLs"
        hint="One per line. The first image is the thumbnail."
        name={name}
        rows={3}
        maxLength={contentLimits.url * contentLimits.listItems}
        value={value}
        onChange={onChange}
        error={error}
      />
      {isChoosing && (
        <PicturePicker
          isMultiple
          onPick={(pictures) => change([...urls, ...pictures.map(({ url }) => url)])}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}
