import type { CollectionBeforeChangeHook } from 'payload'
import { searchText } from '@/domain/searchText'
import { maxFormerNames } from '@/domain/uploads'
import type { Media } from '@/payload-types'

/** Lowercase tags without duplicates. */
const tidy = (tags: string[] | null | undefined) => [
  ...new Set((tags ?? []).map((tag) => tag.trim().toLowerCase()).filter(Boolean)),
]

/** Keeps the focal point inside the image; Payload ignores 0. */
const within = (percent: unknown) =>
  Number.isFinite(percent) ? Math.min(99, Math.max(1, Math.round(percent as number))) : 50

/** Former names of an image: texts that use one of them show the replacement. */
function oldNames(now: Partial<Media>, before: Partial<Media> | undefined): string[] {
  const names = before?.oldNames ?? []
  const all = before?.filename ? [...names, before.filename] : names
  return [...new Set(all)].filter((name) => name !== now.filename).slice(-maxFormerNames)
}

/** Updates the fields that images are listed, searched and found by. */
export const fillMediaKeys: CollectionBeforeChangeHook<Media> = ({ data, originalDoc }) => {
  const now = { ...originalDoc, ...data }
  const tags = tidy(now.tags)
  return {
    ...data,
    tags,
    focalX: within(now.focalX),
    focalY: within(now.focalY),
    oldNames: oldNames(now, originalDoc),
    searchText: searchText([now.alt, now.filename, ...tags].filter(Boolean).join('\n')),
  }
}
