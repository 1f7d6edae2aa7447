import type { Media } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

/** Pictures of the library by the names of their files, also those that they had before they were replaced. */
export async function mediaByName(names: string[], reader: AccessContext): Promise<Map<string, Media>> {
  const found = new Map<string, Media>()
  if (!names.length) return found
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [{ filename: { in: names } }, { oldNames: { in: names } }] },
    sort: 'updatedAt',
    pagination: false,
    depth: 0,
    ...reader,
  })
  for (const media of docs) for (const name of media.oldNames ?? []) found.set(name, media)
  // A file that is there comes before one that was.
  for (const media of docs) if (media.filename) found.set(media.filename, media)
  return found
}
