import { createWriteStream, type Dirent, existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '@/makeFolder'
import { sync } from '../backup/durable'
import type { MediaStore } from './MediaStore'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const gone = { recursive: true, force: true }

/** Regular files below a folder, sorted, as relative paths with `/`. Empty if the folder is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  let entries: Dirent[]
  try {
    entries = await readdir(folder, { withFileTypes: true, recursive: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
  return (
    entries
      .filter((entry) => entry.isFile())
      // Node 20.9 to 20.11 only have `path`.
      .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .sort()
  )
}

/** Uploaded files in a folder, which a restore renames. */
export function folderStore(folder: string): MediaStore {
  const foldersOf = (id: string) => ({
    incoming: `${folder}.restore-${id}`,
    before: `${folder}.before-${id}`,
  })

  return {
    list: () => filesBelow(folder),
    async read(name) {
      try {
        // Opened at once: it may be deleted before it is read.
        const file = await open(path.join(folder, name))
        const { size } = await file.stat()
        return { size, content: file.createReadStream(size > 0 ? { end: size - 1 } : {}) }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    exists: async () => existsSync(folder),
    async open(id) {
      makeFolder(foldersOf(id).incoming)
    },
    async stage(id, name, content) {
      const file = path.join(foldersOf(id).incoming, name)
      makeFolder(path.dirname(file))
      await pipeline(Readable.from(content), createWriteStream(file, { flags: 'wx' }))
      await sync(file)
    },
    async switch(id) {
      const { incoming, before } = foldersOf(id)
      await sync(incoming)
      if (existsSync(folder)) await rename(folder, before)
      await rename(incoming, folder)
      await sync(path.dirname(folder))
    },
    async rollBack({ id, state, media }) {
      const { incoming, before } = foldersOf(id)
      if (existsSync(before)) {
        await rm(folder, gone)
        await rename(before, folder)
      } else if (state === 'switching' && media.brought && !media.existed && !existsSync(incoming)) {
        await rm(folder, gone)
      }
      await rm(incoming, gone)
    },
    finish: (id) => rm(foldersOf(id).before, gone),
  }
}
