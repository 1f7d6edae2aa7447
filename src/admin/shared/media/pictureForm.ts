import { type Ground, groundNames, grounds } from '@/domain/grounds'
import { tagsOf } from '@/domain/typed'
import type { LibraryPicture } from './pictureLibrary'

export const groundChoices = [
  { value: 'none', label: 'None' },
  ...groundNames.map((value) => ({ value, label: grounds[value].label })),
]

/** The form values of an image; the focal point in percent of width and height. */
export interface PictureValues {
  alt: string
  /** Comma-separated. */
  tags: string
  ground: Ground | 'none'
  isInverted: boolean
  focalX: number
  focalY: number
}

const labels: Record<string, string> = {
  alt: 'Alternative text',
  tags: 'Tags',
  ground: 'Background',
  isInverted: 'Inverted in dark mode',
  focalX: 'Focal point from the left',
  focalY: 'Focal point from the top',
}

export const pictureLabel = (field: string): string => labels[field] ?? field

export const toPictureValues = ({
  alt,
  tags,
  ground,
  isInverted,
  focalX,
  focalY,
}: LibraryPicture): PictureValues => ({
  alt,
  tags: tags.join(', '),
  ground: ground ?? 'none',
  isInverted,
  focalX,
  focalY,
})

/** Tags as stored: trimmed, unique, lowercase. */
export const pictureTags = (typed: string): string[] => [...new Set(tagsOf(typed.toLowerCase()))]

/** The request body. */
export const toPictureChanges = ({ alt, tags, ground, ...point }: PictureValues) => ({
  alt: alt.trim(),
  tags: pictureTags(tags),
  ground: ground === 'none' ? null : ground,
  ...point,
})

/** The outermost percent would make no visible difference. */
const bounds = { min: 1, max: 99 }

export const withinPicture = (percent: number): number =>
  Math.min(bounds.max, Math.max(bounds.min, Math.round(percent)))

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The focal point after a key press; Shift moves it ten times as far. Null for other keys. */
export function movedBy(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { x, y }: { x: number; y: number },
): { x: number; y: number } | null {
  const step = steps[key]
  if (!step) return null
  const far = shiftKey ? 10 : 1
  return { x: withinPicture(x + step[0] * far), y: withinPicture(y + step[1] * far) }
}
