import type { MediaStore } from '../media/MediaStore'
import type { Archive } from './archive'
import type { Report } from './progress'

/** Adds the uploaded files, except those deleted since they were listed. */
export async function packMedia(archive: Archive, store: MediaStore, report: Report) {
  const names = await store.list()
  const total = { files: 0, bytes: 0 }
  for (const name of names) {
    report('Media', total.files, names.length)
    const file = await store.read(name)
    if (!file) continue
    await archive.add(`media/${name}`, file.size, file.content)
    total.files += 1
    total.bytes += file.size
  }
  report('Media', total.files, total.files)
  return total
}
