import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DraftedCollection } from '../domain/contentCollections'
import { settings } from '../settings'

/** Seconds a link is valid: long enough to span a weekend. */
const validFor = 3 * 24 * 60 * 60
/** Links created within the same hour are equal, so that Payload's editor doesn't reload the page with each save. */
const hour = 60 * 60

type PreviewKind = DraftedCollection | 'page-texts'

const key = (kind: string, id: string, until: number) =>
  createHmac('sha256', settings.secret).update(`preview\n${kind}\n${id}\n${until}`).digest('base64url')

/** The end of validity and the key of a new link. */
function signed(kind: PreviewKind, id: string, now: number) {
  const until = Math.ceil(now / 1000 / hour) * hour + validFor
  return { until, key: key(kind, id, until) }
}

/** A link to the newest draft of an entry, or of a page's texts by name, on the real page, valid for three days plus up to an hour. */
export function previewPath(kind: PreviewKind, id: string, now = Date.now()): string {
  const { until, key } = signed(kind, id, now)
  return `/preview/${kind}/${id}?until=${until}&key=${key}`
}

/** The same for the frame, whose key is in its path. */
export const framePreviewPath = (now = Date.now()): string => {
  const { until, key } = signed('page-texts', 'frame', now)
  return `/preview/frame/${until}-${key}`
}

/** Whether we issued a link to the frame that ends like this. */
export function isFramePreviewLink(end: string, now = Date.now()): boolean {
  const [, until, key] = /^(\d+)-(.+)$/.exec(end) ?? []
  return isPreviewLink('page-texts', 'frame', { until, key }, now)
}

/** Whether we issued this link for this entry and it hasn't expired. */
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
