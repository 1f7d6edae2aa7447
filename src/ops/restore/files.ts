import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { extract } from 'tar-stream'
import { OperatorError } from '@/errors/OperatorError'
import { gunzip } from './unpack'

/** A file to restore. Its content must be read before the next one is requested. */
export interface FoundFile {
  /** Relative, with slashes, validated. */
  path: string
  size: number
  content: AsyncIterable<Buffer>
}

/** Memory limits for an archive's file names: their number and total length. */
const max = { files: 1_000_000, characters: 64 * 1024 * 1024 }
const maxPath = 1000

/**
 * A path from an archive, if it stays below the target folder.
 * @throws {OperatorError} for any other
 */
function harmlessPath(given: string): string {
  const parts = given
    .replace(/^(\.\/)+/, '')
    .replace(/\/$/, '')
    .split('/')
  const isHarmful =
    given.length > maxPath ||
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what we look for
    /[\\\u0000-\u001f\u007f]/.test(given) ||
    /^[a-z]:/i.test(given) ||
    parts.some((part) => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > 255)
  if (isHarmful) throw new OperatorError(`Refused the path ${JSON.stringify(given.slice(0, 100))}.`)
  return parts.join('/')
}

/** The files of a tar in order, without unpacking it to disk. */
export async function* filesOfTar(file: string, isPacked: boolean): AsyncGenerator<FoundFile> {
  const raw = createReadStream(file)
  const tar = extract()
  const seen = new Set<string>()
  let characters = 0
  pipeline(isPacked ? gunzip(raw) : raw, tar, () => {})
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header
      if (type === 'directory') {
        if (!/^(\.\/)*$/.test(name)) harmlessPath(name)
        entry.resume()
        continue
      }
      if (type !== 'file' && type !== 'contiguous-file') {
        const kind = type ?? 'special file'
        throw new OperatorError(`${JSON.stringify(name)} is a ${kind}. Only files and folders are allowed.`)
      }
      const found = harmlessPath(name)
      if (seen.has(found)) throw new OperatorError(`${found} appears twice.`)
      seen.add(found)
      characters += found.length
      if (seen.size > max.files || characters > max.characters)
        throw new OperatorError('It contains more files than a backup can have. Refused.')
      yield { path: found, size, content: entry as AsyncIterable<Buffer> }
    }
  } finally {
    raw.destroy()
    tar.destroy()
  }
}

async function* walk(root: string, below = ''): AsyncGenerator<string> {
  const names = await readdir(path.join(root, below))
  for (const name of names.sort()) {
    const relative = below ? `${below}/${name}` : name
    const found = await lstat(path.join(root, relative))
    if (found.isDirectory()) yield* walk(root, relative)
    else if (found.isFile()) yield harmlessPath(relative)
    else throw new OperatorError(`${relative} is neither a file nor a folder. Refused.`)
  }
}

/**
 * The files below a folder, or below `only` in it, sorted; individually compressed ones (`mongodump --gzip`) are
 * decompressed and lose their `.gz`.
 */
export async function* filesOfFolder(root: string, only = ''): AsyncGenerator<FoundFile> {
  for await (const found of walk(root, only)) {
    const file = path.join(root, found)
    const raw: Readable = createReadStream(file)
    const isPacked = /\.(bson|json)\.gz$/.test(found)
    try {
      const { size } = await lstat(file)
      const content = isPacked ? gunzip(raw) : raw
      yield { path: isPacked ? found.slice(0, -'.gz'.length) : found, size, content }
    } finally {
      raw.destroy()
    }
  }
}
