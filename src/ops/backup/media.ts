import type { MediaStore } from '../media/MediaStore'
import type { Archive } from './archive'
import type { Report } from './progress'

/**
 * Adds uploaded files to an archive, each once: a file never changes, its replacement has another name. Those deleted
 * since they were listed are left out.
 * @returns a function that adds what has been uploaded since its last call, and counts all
 */
export function mediaPacker(archive: Archive, store: MediaStore, report: Report) {
  const packed = new Set<string>()
  const total = { files: 0, bytes: 0 }
  return async () => {
    const names = (await store.list()).filter((name) => !packed.has(name))
    const all = total.files + names.length
    for (const name of names) {
      report('Media', total.files, all)
      const file = await store.read(name)
      if (!file) continue
      await archive.add(`media/${name}`, file.size, file.content)
      packed.add(name)
      total.files += 1
      total.bytes += file.size
    }
    report('Media', total.files, total.files)
    return total
  }
}
