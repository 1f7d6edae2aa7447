import type { PayloadRequest } from 'payload'
import { maxBodySize } from '../domain/uploads'
import { bufferedBodyOf } from './bufferedBody'
import { HttpError } from './HttpError'

const tooLarge = () => new HttpError(413, 'The request is too large.')

/** @throws {HttpError} 413 over `max` bytes */
async function readBytes(request: Pick<Request, 'body'>, max = maxBodySize): Promise<Buffer> {
  const held = bufferedBodyOf(request)
  if (held && held.length > max) throw tooLarge()
  if (held) return held
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * A request whose body has arrived completely, so that nothing has to wait for the rest.
 * @throws {HttpError} 413 over `max` bytes
 */
export async function bufferBody(request: Request, max = maxBodySize): Promise<Request> {
  if (!request.body) return request
  const { url, method, headers } = request
  return new Request(url, { method, headers, body: new Uint8Array(await readBytes(request, max)) })
}

async function read(req: PayloadRequest, type: RegExp, message: string, max = maxBodySize): Promise<string> {
  if (Number(req.headers.get('content-length')) > max) throw tooLarge()
  if (!type.test(req.headers.get('content-type') ?? '')) throw new HttpError(415, message)
  return (await readBytes(req as Request, max)).toString('utf8')
}

/**
 * The fields of a form sent by a browser without scripts.
 * @throws {HttpError} 413 over {@link maxBodySize}, 415 for another content type
 */
export async function readForm(req: PayloadRequest): Promise<Record<string, string>> {
  const type = /^application\/x-www-form-urlencoded\b/i
  return Object.fromEntries(new URLSearchParams(await read(req, type, 'The request body must be a form.')))
}

/**
 * The JSON body of a request.
 * @throws {HttpError} 413 over `max` bytes, 415 for another content type, 400 for malformed JSON
 */
export async function readJson(req: PayloadRequest, max = maxBodySize): Promise<unknown> {
  const text = await read(req, /^application\/json\b/i, 'The request body must be JSON.', max)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.')
  }
}
