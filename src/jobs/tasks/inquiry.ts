import type { Payload } from 'payload'
import { splitAddresses } from '@/domain/addressList'
import type { Lead } from '@/payload-types'
import { settings } from '@/settings'

/** The lead of a job; null if staff have deleted it or marked it as spam. */
export async function findInquiry(payload: Payload, id: string): Promise<Lead | null> {
  const { docs } = await payload.find({
    collection: 'lead',
    where: { and: [{ id: { equals: id } }, { isSpam: { not_equals: true } }] },
    limit: 1,
    depth: 0,
  })
  return docs[0] ?? null
}

/**
 * Who is notified of inquiries: the addresses in the site's settings, or else `MAIL_TO`, or else the contact address.
 */
export async function recipients(payload: Payload): Promise<string[]> {
  const { inquiryRecipients, email } = await payload.findGlobal({ slug: 'site-settings' })
  const named = splitAddresses(inquiryRecipients ?? '')
  if (named.length) return named
  return settings.mail?.to.length ? settings.mail.to : [email]
}
