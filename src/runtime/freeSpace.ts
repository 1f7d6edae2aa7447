import { statfs } from 'node:fs/promises'

/** Free bytes on a folder's disk. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
