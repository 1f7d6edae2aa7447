import sharp, { type Sharp } from 'sharp'

/**
 * Pictures that are decoded at the same time. Payload makes all copies of an upload at once, and each decodes the
 * original: with six uploads of 20 megapixels, and their copies, the server had 1.2 GB.
 */
const atOnce = 2

// One thread each: with two of them at it a second one would only add buffers. What was decoded is not asked for again.
sharp.concurrency(1)
sharp.cache({ memory: 16, files: 0, items: 20 })

let running = 0
const waiting: (() => void)[] = []

/** Runs `act` when fewer than {@link atOnce} others run, in the order of the calls. */
export async function inImageQueue<Result>(act: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await act()
  } finally {
    // Whoever waits takes over our place.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

// Every picture of Payload's, and of ours, ends in this call.
const { toBuffer } = sharp.prototype as Sharp
const queued = Symbol.for('frontdesk.imageQueue')
const marked = sharp.prototype as Sharp & { [queued]?: true }
if (!marked[queued]) {
  marked[queued] = true
  marked.toBuffer = function (this: Sharp, ...args: unknown[]) {
    return inImageQueue(() => Reflect.apply(toBuffer, this, args) as ReturnType<typeof toBuffer>)
  } as typeof toBuffer
}

export { sharp }
