import { isUtf8 } from 'node:buffer'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '@/errors/OperatorError'

/**
 * Bytes that may be decompressed beyond `ratio` times the compressed size: enough for a gigabyte of zeros, not for a
 * bomb.
 */
const allowance = 4 * 1024 ** 3
const ratio = 100

/**
 * The decompressed stream, without buffering.
 * @throws {OperatorError} through the stream, if it expands like a bomb
 */
export function gunzip(packed: Readable, allowed = allowance): Readable {
  const unzip = createGunzip()
  let out = 0
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      out += chunk.length
      const isBomb = out > allowed + ratio * unzip.bytesWritten
      if (isBomb)
        done(
          new OperatorError(
            'The file unpacks to far more than a backup would. Refused as a decompression bomb.',
          ),
        )
      else done(null, chunk)
    },
  })
  // A failure on the way destroys `guard` too, and so reaches its reader.
  pipeline(packed, unzip, guard, () => {})
  return guard
}

/** A whole small file. @throws {OperatorError} if it is larger than `limit` bytes */
export async function smallText(
  content: AsyncIterable<Buffer>,
  limit: number,
  name: string,
): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > limit) throw new OperatorError(`${name} is larger than ${limit} bytes.`)
    pieces.push(chunk)
  }
  const bytes = Buffer.concat(pieces)
  if (!isUtf8(bytes)) throw new OperatorError(`${name} is not UTF-8 text.`)
  return bytes.toString('utf8')
}

/** Turns corruption found by zlib or the tar reader into a sentence; other errors are unchanged. */
export function asDamage(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError || 'syscall' in error) return error
  const isDamage =
    String((error as NodeJS.ErrnoException).code).startsWith('Z_') ||
    /tar|header|end of (data|file)/i.test(error.message)
  return isDamage ? new OperatorError(`The file is damaged or cut off (${error.message}).`) : error
}
