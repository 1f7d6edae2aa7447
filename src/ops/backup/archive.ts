import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { OperatorError } from '@/errors/OperatorError'
import { sync } from './durable'
import type { Part } from './manifest'

/**
 * Writes a `.tar.gz`. Content is streamed: memory holds one chunk, whatever the size. A disk failure rejects the
 * pending call.
 */
export function openArchive(file: string, flags: 'wx' | 'w' = 'wx') {
  const tar = pack()
  // Images don't compress; level 3 leaves the CPU to visitors.
  const written = pipeline(tar, createGzip({ level: 3 }), createWriteStream(file, { mode: 0o600, flags }))
  written.catch(() => {})
  const parts: Part[] = []
  const orFailure = <T>(step: Promise<T>): Promise<T> =>
    Promise.race([step, written.then(() => Promise.reject(new Error('The archive ended early.')))])

  /** @throws {OperatorError} if `content` isn't exactly `size` bytes long */
  async function add(path: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256')
    const entry = tar.entry({ name: path, size, mode: 0o600, mtime: new Date() })
    entry.on('error', () => {})
    let seen = 0
    for await (const chunk of content) {
      seen += chunk.length
      if (seen > size) break
      hash.update(chunk)
      if (!entry.write(chunk)) await orFailure(once(entry, 'drain'))
    }
    if (seen !== size)
      throw new OperatorError(`${path} changed while it was being read. Run the backup again.`)
    const closed = once(entry, 'close')
    entry.end(null)
    await orFailure(closed)
    parts.push({ path, size, sha256: hash.digest('hex') })
  }

  return {
    parts,
    add,
    addText: async (path: string, text: string) => {
      const bytes = Buffer.from(text)
      await add(path, bytes.length, Readable.from([bytes]))
    },
    addFile: async (path: string, source: string) => {
      const { size } = await stat(source)
      await add(path, size, createReadStream(source, size > 0 ? { end: size - 1 } : {}))
    },
    /** Resolves once every byte is on disk. */
    finish: async () => {
      tar.finalize()
      await written
      await sync(file)
    },
    /** Aborts after `error`; resolves to the disk's failure if that caused it, otherwise to `error`. */
    abandon: async (error: unknown): Promise<unknown> => {
      tar.destroy()
      return written.then(
        () => error,
        (cause: NodeJS.ErrnoException) => (cause.syscall ? cause : error),
      )
    },
  }
}

export type Archive = ReturnType<typeof openArchive>
