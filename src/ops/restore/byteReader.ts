import { OperatorError } from '@/errors/OperatorError'
import { maxDocument } from './bson'

/** Reads a given number of bytes from a stream of chunks of any size. */
export function byteReader(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  /** The next `size` bytes; nothing at the end. @throws {OperatorError} if it ends before that */
  async function take(size: number): Promise<Buffer | undefined> {
    if (held.length < size) {
      const pieces = [held]
      let have = held.length
      while (have < size) {
        const { value, done } = await chunks.next()
        if (done) break
        pieces.push(value)
        have += value.length
      }
      held = pieces.length === 1 ? held : Buffer.concat(pieces)
    }
    if (held.length === 0) return undefined
    if (held.length < size) throw new OperatorError('The data is cut off in the middle of a document.')
    const taken = held.subarray(0, size)
    held = held.subarray(size)
    return taken
  }

  /**
   * The next document; `terminator` at the end of an archive's block, undefined at the end.
   * @throws {OperatorError} if the length is impossible or the document cut off
   */
  async function document(): Promise<Buffer | 'terminator' | undefined> {
    const head = await take(4)
    if (!head) return undefined
    const size = head.readInt32LE()
    if (size === -1) return 'terminator'
    if (size < 5 || size > maxDocument)
      throw new OperatorError(`A document can't have ${size} bytes: this is not valid BSON.`)
    const rest = await take(size - 4)
    if (!rest) throw new OperatorError('The data is cut off in the middle of a document.')
    return Buffer.concat([head, rest])
  }

  return { take, document }
}

/** The documents of a `.bson` file. */
export async function* documentsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = byteReader(content)
  for (;;) {
    const document = await reader.document()
    if (document === undefined) return
    if (document === 'terminator')
      throw new OperatorError("A document can't have -1 bytes: this is not valid BSON.")
    yield document
  }
}
