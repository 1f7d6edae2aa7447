import type { Media } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

/** Images of the library by file name, including names from before a file was replaced. */
export async function mediaByName(names: string[], access: AccessContext): Promise<Map<string, Media>> {
  const found = new Map<string, Media>()
  if (!names.length) return found
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [{ filename: { in: names } }, { oldNames: { in: names } }] },
    sort: 'updatedAt',
    pagination: false,
    depth: 0,
    ...access,
  })
  for (const media of docs) for (const name of media.oldNames ?? []) found.set(name, media)
  // A current file takes precedence over a former one.
  for (const media of docs) if (media.filename) found.set(media.filename, media)
  return found
}
