import type { PayloadRequest } from 'payload'
import { maxBodySize } from '../domain/uploads'
import { HttpError } from './HttpError'

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBodySize) throw new HttpError(413, 'The request is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The JSON body of a request.
 * @throws {HttpError} 413 over {@link maxBodySize}, 415 for another content type, 400 for malformed JSON
 */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  if (Number(req.headers.get('content-length')) > maxBodySize)
    throw new HttpError(413, 'The request is too large.')
  const type = req.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new HttpError(415, 'The body must be JSON.')
  const text = req.body ? await readText(req.body) : ''
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.')
  }
}
