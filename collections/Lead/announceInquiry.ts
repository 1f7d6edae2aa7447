import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { defaultLocale } from '@/domain/locales'
import { queueNotifications } from '@/jobs/announce'
import type { Lead } from '@/payload-types'
import { settings } from '@/settings'

/** Staff aren't notified of spam. */
const isAnnounced = (isSpam: unknown) => Boolean(settings.mail) && !isSpam

/** Marks a new inquiry as pending notification: the process may be killed before it has queued the emails. */
export const markNotificationPending: CollectionBeforeChangeHook<Lead> = ({ data, operation, context }) =>
  operation === 'create' && isAnnounced(data.isSpam)
    ? { ...data, mailOwed: String(context.language ?? defaultLocale) }
    : data

/** Queues the emails about a new inquiry, in the inquiry's own transaction if there is one. */
export const announceInquiry: CollectionAfterChangeHook<Lead> = async ({ doc, operation, req, context }) => {
  if (operation !== 'create' || !isAnnounced(doc.isSpam)) return doc
  const language = String(context.language ?? '')
  await queueNotifications({ payload: req.payload, req, lead: String(doc.id), language })
  return doc
}
