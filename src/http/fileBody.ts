import { createReadStream } from 'node:fs'

/** @param leave called when nobody takes more */
const bodyOf = (
  next: () => Promise<{ done?: boolean | undefined; value?: Uint8Array }>,
  leave: () => void,
): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await next()
      if (done || !value) controller.close()
      else controller.enqueue(value)
    },
    cancel: leave,
  })

/**
 * A body that may be left at any moment: the file is closed as soon as nobody takes more of it. `Readable.toWeb` ends
 * the process when a client goes away while it reads.
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
 * The same for an answer whose body does not close its file when it is left, such as Payload's of an upload: the rest
 * is read, which closes it.
 */
export function readToEnd(response: Response): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  const drain = async (): Promise<void> => {
    while (!(await reader.read()).done);
  }
  // Nobody waits for the rest.
  const body = bodyOf(
    () => reader.read(),
    () => void drain().catch(() => {}),
  )
  return new Response(body, response)
}

/** An answer to HEAD, of the one to GET. */
export function withoutBody(response: Response): Response {
  void response.body?.cancel()
  return new Response(null, response)
}
