import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { defaultLocale } from '@/domain/locales'
import { announce } from '@/jobs/announce'
import type { Lead } from '@/payload-types'
import { settings } from '@/settings'

/** Spam is announced to nobody. */
const isAnnounced = (isSpam: unknown) => Boolean(settings.mail) && !isSpam

/** Notes in a new inquiry that the staff are to be told of it: a process may be killed before it has queued the mails. */
export const markNotificationPending: CollectionBeforeChangeHook<Lead> = ({ data, operation, context }) =>
  operation === 'create' && isAnnounced(data.isSpam)
    ? { ...data, mailOwed: String(context.language ?? defaultLocale) }
    : data

/** Leaves the mails about a new inquiry to the jobs, in the inquiry's own transaction where there is one. */
export const announceInquiry: CollectionAfterChangeHook<Lead> = async ({ doc, operation, req, context }) => {
  if (operation !== 'create' || !isAnnounced(doc.isSpam)) return doc
  const language = String(context.language ?? '')
  await announce({ payload: req.payload, req, lead: String(doc.id), language })
  return doc
}
