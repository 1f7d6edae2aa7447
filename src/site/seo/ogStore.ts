import { LRUCache } from 'lru-cache'
import { Semaphore } from '@/runtime/Semaphore'
import type { Card } from './OgDrawing'
import { ogImage } from './ogImage'
import { ogPicture } from './ogPicture'

/** The size of all cached images, in bytes: some 250 of them. */
const maxKept = 25_000_000
/** The number of images that may be queued; one takes 100 to 400 ms of CPU. */
const maxWaiting = 20

const kept = new LRUCache<string, Buffer>({ maxSize: maxKept, sizeCalculation: ({ length }) => length })
const drawings = new Map<string, Promise<Buffer>>()
const oneByOne = new Semaphore(1)

/** Draws a card without its picture if the file is missing, and caches that for as long as it is. */
async function draw(card: Card): Promise<Buffer> {
  const column = card.picture ? await ogPicture(card.picture) : null
  const { picture, ...others } = card
  const key = JSON.stringify(column ? card : others)
  const png = kept.get(key) ?? (await ogImage(card, column))
  kept.set(key, png)
  return png
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
  const drawing = oneByOne.run(() => draw(card))
  drawings.set(key, drawing)
  try {
    return await drawing
  } finally {
    drawings.delete(key)
  }
}
