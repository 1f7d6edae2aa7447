import { type Card, ogImage } from './ogImage'

/** Drawings that are kept; one is about 40 kB. */
const maxKept = 250
/** Drawings that may wait for their turn: one takes some 100 ms of a processor. */
const maxWaiting = 20

const kept = new Map<string, Buffer>()
const drawings = new Map<string, Promise<Buffer>>()
let last: Promise<unknown> = Promise.resolve()

function keep(key: string, png: Buffer): void {
  kept.set(key, png)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
}

/**
 * The drawing of a card, which depends on nothing but the card and so outlives changes of content.
 * They are drawn one after the other; null where too many wait already.
 */
export async function ogPng(card: Card): Promise<Buffer | null> {
  const key = JSON.stringify(card)
  const known = kept.get(key) ?? drawings.get(key)
  if (known) return known
  if (drawings.size >= maxWaiting) return null
  const drawing = last.then(() => ogImage(card))
  last = drawing.catch(() => undefined)
  drawings.set(key, drawing)
  try {
    const png = await drawing
    keep(key, png)
    return png
  } finally {
    drawings.delete(key)
  }
}
