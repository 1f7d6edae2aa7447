import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sync } from '../backup/durable'
import type { Journal } from './journal'

const asideOf = (folder: string, id: string) => ({
  incoming: `${folder}.restore-${id}`,
  before: `${folder}.before-${id}`,
})

/** Makes the folder in which media waits for the switch. */
export async function openMedia(folder: string, id: string): Promise<void> {
  await mkdir(asideOf(folder, id).incoming, { recursive: true })
}

/** Lays one file aside. `name` was proved harmless when it was read. */
export async function layMediaAside(
  folder: string,
  id: string,
  name: string,
  content: AsyncIterable<Buffer>,
) {
  const file = path.join(asideOf(folder, id).incoming, name)
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(Readable.from(content), createWriteStream(file, { flags: 'wx' }))
  await sync(file)
}

/** Puts the incoming media in the old one's place, which is kept aside. */
export async function switchMedia(folder: string, id: string): Promise<void> {
  const { incoming, before } = asideOf(folder, id)
  await sync(incoming)
  if (existsSync(folder)) await rename(folder, before)
  await rename(incoming, folder)
  await sync(path.dirname(folder))
}

/** Undoes a switch, wherever it was stopped; may itself be stopped and called again. */
export async function rollBackMedia(folder: string, { id, state, media }: Journal): Promise<void> {
  const { incoming, before } = asideOf(folder, id)
  const gone = { recursive: true, force: true }
  if (existsSync(before)) {
    await rm(folder, gone)
    await rename(before, folder)
  } else if (state === 'switching' && media.brought && !media.existed && !existsSync(incoming)) {
    await rm(folder, gone)
  }
  await rm(incoming, gone)
}

export async function finishMedia(folder: string, id: string): Promise<void> {
  await rm(asideOf(folder, id).before, { recursive: true, force: true })
}
