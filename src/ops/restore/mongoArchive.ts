import { createHash, type Hash } from 'node:crypto'
import * as z from 'zod'
import { OperatorError } from '@/errors/OperatorError'
import { checkDocument, deserialized } from './bson'
import { byteReader } from './byteReader'
import { crc64 } from './crc64'
import type { Item, Sums } from './items'

/** The first four bytes of `mongodump --archive`. */
export const archiveMagic = Buffer.from([0x6d, 0xe2, 0x99, 0x81])

const headSchema = z.object({ version: z.string(), server_version: z.string(), tool_version: z.string() })
const collectionSchema = z.object({ db: z.string(), collection: z.string(), metadata: z.string() })
const blockSchema = z.object({ db: z.string(), collection: z.string(), EOF: z.boolean(), CRC: z.bigint() })

interface Stream {
  crc: ReturnType<typeof crc64>
  hash: Hash
  size: number
  isEnded: boolean
}

const bad = (why: string) => new OperatorError(`The archive is not in mongodump's format: ${why}.`)

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.infer<Schema> {
  checkDocument(bytes)
  const result = schema.safeParse(deserialized(bytes))
  if (!result.success) throw bad(result.error.issues[0]?.message ?? 'a header is invalid')
  return result.data
}

/**
 * Reads `mongodump --archive`: collections come in interleaved blocks, and each ends with a checksum over all of its
 * documents.
 * @throws {OperatorError} for a wrong checksum, a missing end, or anything mongodump doesn't write
 */
export async function* itemsOfArchive(content: AsyncIterable<Buffer>, sums: Sums): AsyncGenerator<Item> {
  const reader = byteReader(content)
  if (!(await reader.take(archiveMagic.length))?.equals(archiveMagic)) throw bad('the signature is missing')
  const first = await reader.document()
  if (!first || first === 'terminator') throw bad('it has no header')
  yield { kind: 'version', server: parse(headSchema, first).server_version }

  const streams = new Map<string, Stream>()
  for (;;) {
    const bytes = await reader.document()
    if (!bytes) throw bad('it ends inside its list of collections')
    if (bytes === 'terminator') break
    const { db, collection, metadata } = parse(collectionSchema, bytes)
    const key = `${db}/${collection}`
    if (streams.has(key)) throw bad(`${key} is listed twice`)
    // The oplog, which belongs to no database, is one; the others are counted with their metadata.
    if (db === '' && collection !== 'oplog') throw bad(`${key} belongs to no database`)
    streams.set(key, { crc: crc64(), hash: createHash('sha256'), size: 0, isEnded: false })
    // Only collections of a database are restored; the oplog (no database) has no metadata.
    if (db !== '') yield { kind: 'metadata', db, stem: collection, text: metadata }
  }

  async function* block(stream: Stream): AsyncGenerator<Buffer> {
    for (;;) {
      const bytes = await reader.document()
      if (!bytes) throw bad('it ends inside a collection')
      if (bytes === 'terminator') return
      stream.crc.update(bytes)
      stream.hash.update(bytes)
      stream.size += bytes.length
      yield bytes
    }
  }

  for (;;) {
    const bytes = await reader.document()
    if (!bytes) break
    if (bytes === 'terminator') throw bad('a block has no header')
    const { db, collection, EOF, CRC } = parse(blockSchema, bytes)
    const key = `${db}/${collection}`
    const stream = streams.get(key)
    if (!stream || stream.isEnded) throw bad(`${key} comes at an unexpected place`)
    const documents = block(stream)
    if (!EOF) {
      yield { kind: 'documents', db, stem: collection, documents }
      continue
    }
    if (!(await documents.next()).done) throw bad(`${key} continues after its end`)
    if (BigInt.asUintN(64, CRC) !== stream.crc.digest()) throw bad(`the checksum of ${key} is wrong`)
    stream.isEnded = true
    sums.set(key, { sha256: stream.hash.digest('hex'), size: stream.size })
  }
  const [open] = [...streams].filter(([, { isEnded }]) => !isEnded)
  if (open) throw bad(`it ends before ${open[0]} is complete`)
}
