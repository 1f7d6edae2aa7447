import { tagsOf } from '@/domain/typed'
import type { LibraryPicture } from './library'

/** What is typed and set in the dialog of a picture; the focal point in percent of its width and height. */
export interface PictureValues {
  alt: string
  /** With commas between them. */
  tags: string
  focalX: number
  focalY: number
}

export const toPictureValues = ({ alt, tags, focalX, focalY }: LibraryPicture): PictureValues => ({
  alt,
  tags: tags.join(', '),
  focalX,
  focalY,
})

/** Tags as they are stored: trimmed, each once, in lowercase. */
export const pictureTags = (typed: string): string[] => [...new Set(tagsOf(typed.toLowerCase()))]

/** What is sent of it. */
export const toPictureChanges = ({ alt, tags, ...point }: PictureValues) => ({
  alt: alt.trim(),
  tags: pictureTags(tags),
  ...point,
})

/** The edges themselves say no more than what is one percent inside of them. */
const bounds = { min: 1, max: 99 }

export const withinPicture = (percent: number): number =>
  Math.min(bounds.max, Math.max(bounds.min, Math.round(percent)))

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the focal point goes by a key; with Shift ten times as far. Null for a key that does not move it. */
export function movedBy(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { x, y }: { x: number; y: number },
): { x: number; y: number } | null {
  const step = steps[key]
  if (!step) return null
  const far = shiftKey ? 10 : 1
  return { x: withinPicture(x + step[0] * far), y: withinPicture(y + step[1] * far) }
}
