'use client'

import type { KeyboardEvent, MouseEvent } from 'react'
import { type Ground, groundStyle } from '@/domain/grounds'
import { Button } from '../ui/Button'
import { Thumbnail } from '../ui/Thumbnail'
import { movedBy, withinPicture } from './pictureForm'

interface Props {
  url: string
  ground: Ground | null
  /** In percent of width and height. */
  x: number
  y: number
  onChange: (x: number, y: number) => void
}

/** Sets the focal point by click or arrow keys. It stays visible where the site crops the image. */
export function FocalPoint({ url, ground, x, y, onChange }: Props) {
  function onClick({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    // Enter and Space fire clicks too, but without a position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(withinPicture(((clientX - left) / width) * 100), withinPicture(((clientY - top) / height) * 100))
  }

  function onKeyDown(event: KeyboardEvent) {
    const moved = movedBy(event, { x, y })
    if (!moved) return
    event.preventDefault()
    onChange(moved.x, moved.y)
  }

  const position = `${x}% ${y}%`
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <button
        type="button"
        aria-label="Focal point: move with the arrow keys"
        aria-describedby="focal-point"
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="relative block cursor-crosshair self-center overflow-hidden rounded-lg bg-pressed focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
      >
        {/* biome-ignore lint/performance/noImgElement: the library has its own small copies. */}
        <img src={url} alt="" className="block h-auto max-h-96 max-w-full" style={groundStyle(ground)} />
        <span
          aria-hidden
          className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/30 shadow-[0_0_0_1px_black]"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id="focal-point" aria-live="polite" className="text-xs text-muted tabular-nums">
          Focal point: {x}% from the left, {y}% from the top. Click the image or use the arrow keys.
        </p>
        {(x !== 50 || y !== 50) && (
          <Button variant="quiet" onClick={() => onChange(50, 50)}>
            Reset to center
          </Button>
        )}
      </div>
      <div aria-hidden className="flex items-end gap-2">
        <Thumbnail url={url} position={position} ground={ground} className="aspect-3/2 w-28 rounded-md" />
        <Thumbnail url={url} position={position} ground={ground} className="aspect-square w-20 rounded-md" />
        <Thumbnail url={url} position={position} ground={ground} className="aspect-[2/3] w-14 rounded-md" />
        <span className="text-xs text-muted">Crops on the site</span>
      </div>
    </div>
  )
}
