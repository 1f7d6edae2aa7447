import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Archive } from './archive'
import type { Report } from './progress'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Regular files below a folder, sorted, as paths relative to it. A missing folder holds none. */
export async function filesBelow(folder: string): Promise<string[]> {
  let entries: Dirent[]
  try {
    entries = await readdir(folder, { withFileTypes: true, recursive: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Adds the uploaded files. One that was deleted since the list was made is left out, as its row will be. */
export async function packMedia(archive: Archive, folder: string, report: Report) {
  const files = await filesBelow(folder)
  const total = { files: 0, bytes: 0 }
  for (const file of files) {
    report('Media', total.files, files.length)
    try {
      await archive.addFile(`media/${file.split(path.sep).join('/')}`, path.join(folder, file))
    } catch (error) {
      if (isMissing(error)) continue
      throw error
    }
    total.files += 1
    total.bytes += archive.parts.at(-1)?.size ?? 0
  }
  report('Media', total.files, total.files)
  return total
}
