import { type Choice, labelOf } from './choice'

/** Content types that can use images from the library. */
export const placeKinds = [
  { value: 'blog-post', label: 'Blog post' },
  { value: 'project', label: 'Project' },
  { value: 'product', label: 'Product' },
  { value: 'page', label: 'Page' },
  { value: 'page-texts', label: 'Page' },
] as const satisfies readonly Choice[]

export type PlaceKind = (typeof placeKinds)[number]['value']

/** Where an image is used. */
export interface PicturePlace {
  kind: PlaceKind
  /** The name of a page with texts of its own, else an id. Both null if the viewer may not open the entry. */
  id: string | null
  title: string | null
  /** “Featured image”, “Text”, “Images”. */
  part: string
  /** Used by a draft only; visitors don't see the image there yet. */
  isDraft: boolean
}

const namedAtMost = 5

/** “Blog post “Tables” (featured image, in a draft)”. */
export function describePlace({ kind, title, part, isDraft }: PicturePlace): string {
  const name = title ? ` “${title}”` : ''
  return `${labelOf(placeKinds, kind)}${name} (${part.toLowerCase()}${isDraft ? ', in a draft' : ''})`
}

/** The message shown when an image can't be deleted. */
export function describePlaces(places: PicturePlace[]): string {
  const named = places.slice(0, namedAtMost).map(describePlace)
  const more = places.length - named.length
  return `This image is in use: ${named.join('; ')}${more > 0 ? ` and ${more} more` : ''}. Remove it there first.`
}
