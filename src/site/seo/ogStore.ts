import type { Card } from './OgDrawing'
import { ogImage } from './ogImage'

/** The number of cached images; one is about 40 kB. */
const maxKept = 250
/** The number of images that may be queued; one takes some 100 ms of CPU. */
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
 * Renders a social image. It depends on its own content only, so it stays cached when other content changes. Renders
 * one at a time; returns null if too many are queued.
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
