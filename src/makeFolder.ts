import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it, for its own user alone. Node's `recursive` never ends where none can be made and
 * the system says ENOENT, as in /proc.
 * @throws what the file system says
 */
export function makeFolder(folder: string): void {
  const above = path.dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
