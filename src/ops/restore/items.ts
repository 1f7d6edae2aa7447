import { createHash } from 'node:crypto'
import { OperatorError } from '@/errors/OperatorError'
import { documentsOf } from './byteReader'
import type { FoundFile } from './files'
import { smallText } from './unpack'

/** sha256 and size of each part, filled in as the parts are read. */
export type Sums = Map<string, { sha256: string; size: number }>

/** One item, in order; its content must be read before the next is requested. */
export type Item =
  | { kind: 'manifest'; text: string }
  | { kind: 'version'; server: string }
  | { kind: 'metadata'; db: string; stem: string; text: string }
  | { kind: 'documents'; db: string; stem: string; documents: AsyncIterable<Buffer> }
  | { kind: 'database'; size: number; content: AsyncIterable<Buffer> }
  | { kind: 'media'; path: string; content: AsyncIterable<Buffer> }
  | { kind: 'ignored'; path: string; why: string }

const megabyte = 1024 * 1024
/** Maximum bytes of texts that are read completely. */
const limits = { manifest: 64 * megabyte, metadata: 16 * megabyte, prelude: 64 * 1024 }

const metadataEnding = '.metadata.json'

/** Classifies a file of a mongodump folder by its path: `<db>/<collection>.bson` and its companions. */
async function dumped(path: string, content: AsyncIterable<Buffer>): Promise<Item> {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  const [db = '', ...deeper] = parts
  const inDatabase = db !== '' && deeper.length === 0
  if (name === 'prelude.json' && deeper.length === 0) {
    const text = await smallText(content, limits.prelude, path)
    const { ServerVersion } = parseJson(text, path) as { ServerVersion?: unknown }
    if (typeof ServerVersion !== 'string' || !/^(\d+\.\d+|unknown)/.test(ServerVersion)) {
      throw new OperatorError(`${path} has no server version.`)
    }
    return { kind: 'version', server: ServerVersion }
  }
  if (name === 'oplog.bson')
    return { kind: 'ignored', path, why: 'changes made during the dump are not replayed' }
  if (inDatabase && name.endsWith(metadataEnding)) {
    const stem = name.slice(0, -metadataEnding.length)
    return { kind: 'metadata', db, stem, text: await smallText(content, limits.metadata, path) }
  }
  if (inDatabase && name.endsWith('.bson')) {
    return { kind: 'documents', db, stem: name.slice(0, -'.bson'.length), documents: documentsOf(content) }
  }
  return { kind: 'ignored', path, why: 'it is not part of a dump' }
}

/** Maximum nesting of the JSON we read: mongodump's metadata has about ten levels. Parsers overflow at thousands. */
const maxDepth = 200

function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > maxDepth) return true
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return false
}

/** @throws {OperatorError} if the text isn't JSON, or is nested too deeply */
export function parseJson(text: string, name: string): unknown {
  if (isTooDeep(text)) throw new OperatorError(`${name} is nested too deeply. Refused.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new OperatorError(`${name} is not valid JSON.`)
  }
}

/** In our backups every file has its place; any other is rejected. */
async function ours({ path, size }: FoundFile, content: AsyncIterable<Buffer>): Promise<Item> {
  if (path === 'manifest.json')
    return { kind: 'manifest', text: await smallText(content, limits.manifest, path) }
  if (path === 'data/frontdesk.db') return { kind: 'database', size, content }
  if (path.startsWith('media/')) return { kind: 'media', path: path.slice('media/'.length), content }
  if (path.startsWith('dump/')) {
    const item = await dumped(path.slice('dump/'.length), content)
    if (item.kind !== 'ignored') return item
  }
  throw new OperatorError(`${path} is not part of a backup.`)
}

async function* hashed(content: AsyncIterable<Buffer>, path: string, sums: Sums): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  sums.set(path, { sha256: hash.digest('hex'), size })
}

/** Reads to the end. */
export async function drain(content: AsyncIterable<unknown>): Promise<void> {
  for await (const _piece of content);
}

/** Classifies the files of one of our backups, or of a mongodump folder. */
export async function* itemsOf(
  files: AsyncIterable<FoundFile>,
  layout: 'ours' | 'mongodump',
  sums: Sums,
): AsyncGenerator<Item> {
  for await (const file of files) {
    if (sums.has(file.path)) throw new OperatorError(`${file.path} appears twice.`)
    const content = hashed(file.content, file.path, sums)
    const item = layout === 'ours' ? await ours(file, content) : await dumped(file.path, content)
    yield item
    if (item.kind === 'ignored') await drain(content)
  }
}
