import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContentCollection } from '../domain/contentCollections'
import { settings } from '../settings'

/** Seconds for which a link works: over a weekend. */
const validFor = 3 * 24 * 60 * 60
/** Links of the same hour are the same, so that Payload's editor need not load the page anew with each save. */
const hour = 60 * 60

const key = (kind: string, id: string, until: number) =>
  createHmac('sha256', settings.secret).update(`preview\n${kind}\n${id}\n${until}`).digest('base64url')

/** The address at which whoever is given it sees an entry's newest draft on the real page, for three days and up to an hour. */
export function previewPath(kind: ContentCollection, id: string, now = Date.now()): string {
  const until = Math.ceil(now / 1000 / hour) * hour + validFor
  return `/preview/${kind}/${id}?until=${until}&key=${key(kind, id, until)}`
}

/** Whether an address is one that we gave out, for this very entry, and still in time. */
export function isPreviewLink(
  kind: string,
  id: string,
  given: { until?: unknown; key?: unknown },
  now = Date.now(),
): boolean {
  const { until, key: sent } = given
  if (typeof until !== 'string' || typeof sent !== 'string' || !/^\d{1,12}$/.test(until)) return false
  const wanted = Buffer.from(key(kind, id, Number(until)))
  const got = Buffer.from(sent)
  return got.length === wanted.length && timingSafeEqual(got, wanted) && Number(until) * 1000 > now
}
