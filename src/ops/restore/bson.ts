import { BSON, type Document } from 'mongodb'
import { OperatorError } from '@/errors/OperatorError'

/** Maximum bytes of a MongoDB document, plus what the server itself adds. */
export const maxDocument = 16 * 1024 * 1024 + 16 * 1024
/** MongoDB rejects documents with deeper nesting than about this. */
const maxDepth = 200

/** Sizes of values with a fixed length, by type. */
const fixed: Record<number, number> = {
  1: 8, // double
  6: 0, // undefined
  7: 12, // ObjectId
  8: 1, // boolean
  9: 8, // date
  10: 0, // null
  16: 4, // int32
  17: 8, // timestamp
  18: 8, // int64
  19: 16, // decimal128
  127: 0, // max key
  255: 0, // min key
}

const bad = (why: string): never => {
  throw new OperatorError(`A document is not valid BSON: ${why}.`)
}

/** The position after the NUL byte that ends a name. */
function afterName(bytes: Buffer, from: number, end: number): number {
  const zero = bytes.indexOf(0, from)
  return zero === -1 || zero >= end ? bad('a name is not terminated') : zero + 1
}

/** The position after a length-prefixed string. */
function afterString(bytes: Buffer, from: number, end: number): number {
  if (from + 5 > end) return bad('a string is cut off')
  const after = from + 4 + bytes.readInt32LE(from)
  if (after < from + 5 || after > end || bytes[after - 1] !== 0) return bad('a string has a wrong length')
  return after
}

function afterValue(bytes: Buffer, type: number, from: number, end: number, depth: number): number {
  const size = fixed[type]
  if (size !== undefined) {
    if (type === 8 && (bytes[from] ?? 2) > 1) return bad('a boolean is neither true nor false')
    return from + size
  }
  switch (type) {
    case 2: // string
    case 13: // JavaScript
    case 14: // symbol
      return afterString(bytes, from, end)
    case 3: // document
    case 4: // array
      return afterDocument(bytes, from, end, depth + 1)
    case 5: {
      if (from + 5 > end) return bad('binary data is cut off')
      const length = bytes.readInt32LE(from)
      return length < 0 ? bad('binary data has a wrong length') : from + 5 + length
    }
    case 11: // regular expression
      return afterName(bytes, afterName(bytes, from, end), end)
    case 12: // pointer
      return afterString(bytes, from, end) + 12
    case 15: {
      if (from + 4 > end) return bad('JavaScript is cut off')
      const after = from + bytes.readInt32LE(from)
      if (after > end) return bad('JavaScript has a wrong length')
      const scope = afterString(bytes, from + 4, after)
      return afterDocument(bytes, scope, after, depth + 1) === after
        ? after
        : bad('a scope has a wrong length')
    }
    default:
      return bad(`there is no type ${type}`)
  }
}

function afterDocument(bytes: Buffer, from: number, end: number, depth: number): number {
  if (depth > maxDepth) return bad('it is nested too deeply')
  if (from + 5 > end) return bad('it is cut off')
  const after = from + bytes.readInt32LE(from)
  if (after < from + 5 || after > end || bytes[after - 1] !== 0) return bad('it has a wrong length')
  let at = from + 4
  while (at < after - 1) {
    const name = afterName(bytes, at + 1, after)
    at = afterValue(bytes, bytes[at] ?? 0, name, after - 1, depth)
    if (at > after - 1) return bad('a value is cut off')
  }
  return after
}

/**
 * Validates a whole document without creating objects.
 * @throws {OperatorError} if a length, type or end in it is wrong
 */
export function checkDocument(bytes: Buffer): void {
  if (afterDocument(bytes, 0, bytes.length, 0) !== bytes.length) bad('there is data after it')
}

/** @throws {OperatorError} if the driver can't read a validated document: a text in it may not be UTF-8 */
export function deserialized(bytes: Buffer): Document {
  try {
    return BSON.deserialize(bytes, { useBigInt64: true })
  } catch (error) {
    return bad((error as Error).message)
  }
}
