import { createReadStream } from 'node:fs'

/**
 * A body that is read only as fast as the client receives it.
 * @param leave called when the client cancels
 */
export const bodyOf = (
  next: () => Promise<{ done?: boolean | undefined; value?: Uint8Array }>,
  leave: () => unknown,
): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await next()
      if (done || !value) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await leave()
    },
  })

/**
 * A body that can be cancelled at any time: the file is closed as soon as nobody reads it. `Readable.toWeb` crashes the
 * process if a client disconnects while it reads.
 */
export function fileBody(file: string): ReadableStream<Uint8Array> {
  const stream = createReadStream(file)
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  return bodyOf(
    () => chunks.next(),
    () => void stream.destroy(),
  )
}

/**
 * The same for a response that doesn't close its file when cancelled, such as Payload's of an upload: reading
 * the rest closes it.
 */
export function readToEnd(response: Response): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  const drain = async (): Promise<void> => {
    while (!(await reader.read()).done);
  }
  // The rest is read in the background.
  const body = bodyOf(
    () => reader.read(),
    () => void drain().catch(() => {}),
  )
  return new Response(body, response)
}

/** Turns the response to a GET into that to a HEAD. */
export function withoutBody(response: Response): Response {
  void response.body?.cancel()
  return new Response(null, response)
}
