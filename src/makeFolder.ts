import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates a folder and its parents, accessible to the current user only. Node's `recursive` never returns if none can
 * be created and the system says ENOENT, as in /proc.
 * @throws the file system's error
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
