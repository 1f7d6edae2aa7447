import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unlessClientLeft } from './unlessClientLeft'

export const isEventStream = (contentType: unknown): boolean =>
  String(contentType ?? '').startsWith('text/event-stream')

/**
 * Sends events as they come: not compressed, which would hold them back. A client that leaves ends the stream, and
 * so does one that left while its session was checked.
 */
export async function sendEvents(body: ReadableStream<Uint8Array>, res: ServerResponse): Promise<void> {
  if (res.destroyed) return body.cancel()
  res.flushHeaders()
  await pipeline(Readable.fromWeb(body as never), res).catch(unlessClientLeft)
}
