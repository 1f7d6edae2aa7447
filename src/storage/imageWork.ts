import sharp, { type Sharp } from 'sharp'
import { Semaphore } from '../runtime/Semaphore'

/**
 * How many images are decoded at the same time. Payload creates all copies of an upload at once, and each decodes the
 * original: six uploads of 20 megapixels took 1.2 GB.
 */
const atOnce = 2

// One thread each: with two at work, another thread would only add buffers. Decoded images aren't needed again.
sharp.concurrency(1)
sharp.cache({ memory: 16, files: 0, items: 20 })

const slots = new Semaphore(atOnce)

/** Runs `act` when fewer than {@link atOnce} others are running, in call order. */
export const inImageQueue = <Result>(act: () => Promise<Result>): Promise<Result> => slots.run(act)

// All image processing, Payload's and ours, ends in this call.
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
