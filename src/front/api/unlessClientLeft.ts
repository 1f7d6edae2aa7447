/** Handles a pipeline's failure. @throws it, unless only the client left */
export function unlessClientLeft(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
