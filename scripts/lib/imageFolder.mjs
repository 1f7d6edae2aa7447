import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** In each folder that `npm run image` has made. */
const marker = '.frontdesk-image'

function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error.code === 'ENOTDIR' ? new Error(`${folder} is not a folder.`) : error
  }
}

/**
 * Makes an empty folder for the files of an image, in place of an earlier image.
 * @throws {Error} with a sentence if the folder has other contents
 */
export function makeImageFolder(folder) {
  const names = namesIn(folder)
  if (names.length && !names.includes(marker))
    throw new Error(
      `${folder} has contents that are not from npm run image. Choose another folder or empty it.`,
    )
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, marker), '')
  for (const name of names) if (name !== marker) rmSync(path.join(folder, name), { recursive: true })
}
