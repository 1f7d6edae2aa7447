import type { ServerResponse } from 'node:http'

export const isEventStream = (contentType: unknown): boolean =>
  String(contentType ?? '').startsWith('text/event-stream')

/** Sends events as they come: not compressed, which would hold them back, and given up as soon as the client leaves. */
export async function sendEvents(body: ReadableStream<Uint8Array>, res: ServerResponse): Promise<void> {
  const reader = body.getReader()
  res.once('close', () => void reader.cancel().catch(() => {}))
  res.flushHeaders()
  for (let part = await reader.read(); !part.done; part = await reader.read()) res.write(part.value)
  res.end()
}
