import { createReadStream, existsSync } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '@/errors/OperatorError'
import { filesOfFolder, filesOfTar } from './files'
import { type Item, itemsOf, type Sums } from './items'
import { archiveMagic, itemsOfArchive } from './mongoArchive'
import { asDamage, gunzip } from './unpack'

/** What the operator specified; can be read repeatedly and is never written to. */
export interface Source {
  layout: 'ours' | 'mongodump'
  /** A description for the operator. */
  kind: string
  items(sums: Sums): AsyncIterable<Item>
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function firstUnpacked(file: string): Promise<Buffer> {
  const packed = createReadStream(file)
  try {
    for await (const chunk of gunzip(packed)) return chunk
    return Buffer.alloc(0)
  } catch (error) {
    throw asDamage(error)
  } finally {
    packed.destroy()
  }
}

async function* archive(file: string, isPacked: boolean, sums: Sums) {
  const raw = createReadStream(file)
  try {
    yield* itemsOfArchive(isPacked ? gunzip(raw) : raw, sums)
  } finally {
    raw.destroy()
  }
}

/** A dump is the folder of all databases; the folder of a single one works too. */
async function dumpRoot(folder: string): Promise<{ root: string; only?: string }> {
  const names = await readdir(folder, { withFileTypes: true })
  const isDatabase = names.some((entry) => entry.isFile() && /\.bson(\.gz)?$/.test(entry.name))
  if (isDatabase && !names.some((entry) => entry.isDirectory())) {
    return { root: path.dirname(folder), only: path.basename(folder) }
  }
  return { root: folder }
}

async function folderSource(folder: string): Promise<Source> {
  if (existsSync(path.join(folder, 'manifest.json'))) {
    const items = (sums: Sums) => itemsOf(filesOfFolder(folder), 'ours', sums)
    return { layout: 'ours', kind: 'an unpacked backup', items }
  }
  const { root, only } = await dumpRoot(folder)
  const files = () => filesOfFolder(root, only)
  return {
    layout: 'mongodump',
    kind: 'a mongodump folder',
    items: (sums) => itemsOf(files(), 'mongodump', sums),
  }
}

/**
 * Detects the type of a file or folder from its content.
 * @throws {OperatorError} if it is missing or can't be restored
 */
export async function openSource(place: string): Promise<Source> {
  const found = await stat(place).catch(() => undefined)
  if (!found) throw new OperatorError(`${place} does not exist.`)
  if (found.isDirectory()) return folderSource(path.resolve(place))
  // A pipe would block, and can only be read once.
  if (!found.isFile())
    throw new OperatorError(`${place} is neither a file nor a folder. Save it to a file first.`)
  const head = await firstBytes(place)
  const isPacked = head[0] === 0x1f && head[1] === 0x8b
  const start = isPacked ? await firstUnpacked(place) : head
  if (start.subarray(0, archiveMagic.length).equals(archiveMagic)) {
    const items = (sums: Sums) => archive(place, isPacked, sums)
    return { layout: 'mongodump', kind: `a mongodump archive${isPacked ? ', compressed' : ''}`, items }
  }
  if (start.subarray(257, 262).toString('latin1') === 'ustar') {
    const items = (sums: Sums) => itemsOf(filesOfTar(place, isPacked), 'ours', sums)
    return { layout: 'ours', kind: 'a backup', items }
  }
  throw new OperatorError(`${place} is neither a backup nor a MongoDB dump.`)
}
