import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

export interface MediaTag {
  tag: string
  /** How many images have it. */
  count: number
}

/** The media library's tags in alphabetical order. */
export async function mediaTags(access: AccessContext): Promise<MediaTag[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'media',
    select: { tags: true },
    pagination: false,
    depth: 0,
    ...access,
  })
  const counts = new Map<string, number>()
  for (const tag of docs.flatMap(({ tags }) => tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((one, other) => one.tag.localeCompare(other.tag, 'en'))
}
