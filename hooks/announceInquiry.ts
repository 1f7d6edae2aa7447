import type { CollectionAfterChangeHook } from 'payload'
import type { Lead } from '../src/payload-types'
import { settings } from '../src/settings'

/**
 * Leaves the mails about a new inquiry to the jobs, in the inquiry's own transaction: either both are kept or
 * none. Spam is announced to nobody.
 */
export const announceInquiry: CollectionAfterChangeHook<Lead> = async ({ doc, operation, req, context }) => {
  if (operation !== 'create' || doc.isSpam || !settings.mail) return doc
  const { payload } = req
  const lead = String(doc.id)
  await payload.jobs.queue({ task: 'mailStaff', input: { lead }, req })
  const { confirmInquiries } = await payload.findGlobal({ slug: 'site-settings', req })
  const language = String(context.language ?? '')
  if (confirmInquiries) await payload.jobs.queue({ task: 'mailVisitor', input: { lead, language }, req })
  return doc
}
