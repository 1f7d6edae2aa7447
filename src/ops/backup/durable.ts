import { open, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Waits until a file, or a folder's entries, are on disk. */
export async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Renames, and waits until the new name would survive a power failure. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await sync(path.dirname(to))
}

/** Replaces a small file atomically: it contains the old text or the new one. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const aside = `${file}.new`
  await writeFile(aside, text, { mode: 0o600 })
  await sync(aside)
  await renameDurably(aside, file)
}
