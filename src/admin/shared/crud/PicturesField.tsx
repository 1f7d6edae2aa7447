'use client'

import { ArrowDown, ArrowUp, Images, X } from 'lucide-react'
import { useState } from 'react'
import { contentLimits } from '@/domain/categories'
import { asLines, linesOf } from '@/domain/typed'
import { isSafeUrl } from '@/domain/url'
import { TextAreaField } from '../forms/TextAreaField'
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
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

function Row({ url, place, onUp, onDown, onRemove }: RowProps) {
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
          disabled={!onUp}
          onClick={() => onUp?.()}
          icon={<ArrowUp aria-hidden size={14} />}
        />
        <Button
          variant="quiet"
          aria-label={`Move ${place} down`}
          disabled={!onDown}
          onClick={() => onDown?.()}
          icon={<ArrowDown aria-hidden size={14} />}
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

/** Swaps two neighbors in a list. */
const swapped = (urls: string[], first: number) =>
  urls.map((url, index) =>
    index === first ? urls[first + 1] : index === first + 1 ? urls[first] : url,
  ) as string[]

/** The images of an entry, in order; the first one is the thumbnail. */
export function PicturesField({ name, value, onChange, error }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const urls = linesOf(value)
  const change = (next: string[]) => onChange(asLines(next))
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">Images</legend>
      {urls.length > 0 && (
        <ol className="divide-y divide-line rounded-lg border border-line">
          {urls.map((url, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: the same URL may be listed twice.
              key={`${index} ${url}`}
              url={url}
              place={`image ${index + 1}`}
              onUp={index > 0 ? () => change(swapped(urls, index - 1)) : null}
              onDown={index < urls.length - 1 ? () => change(swapped(urls, index)) : null}
              onRemove={() => change(urls.filter((_, other) => other !== index))}
            />
          ))}
        </ol>
      )}
      <Button
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
