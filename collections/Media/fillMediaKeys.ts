import type { CollectionBeforeChangeHook } from 'payload'
import { searchText } from '@/domain/searchText'
import { maxFormerNames } from '@/domain/uploads'
import type { Media } from '@/payload-types'

/** Tags are compared in lowercase, and one is enough of each. */
const tidy = (tags: string[] | null | undefined) => [
  ...new Set((tags ?? []).map((tag) => tag.trim().toLowerCase()).filter(Boolean)),
]

/** Within the picture; 0 would count as not given. */
const within = (percent: unknown) =>
  Number.isFinite(percent) ? Math.min(99, Math.max(1, Math.round(percent as number))) : 50

/** The names that a picture has had: a text that holds one of them shows what took its place. */
function oldNames(now: Partial<Media>, before: Partial<Media> | undefined): string[] {
  const names = before?.oldNames ?? []
  const all = before?.filename ? [...names, before.filename] : names
  return [...new Set(all)].filter((name) => name !== now.filename).slice(-maxFormerNames)
}

/** Keeps in step with a picture what it is searched, listed and found by. */
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
