import type { PayloadRequest } from 'payload'
import { initialLeadStatus } from '@/domain/lead'
import { type SpamReason, spamReasonOf } from '@/domain/spam'
import { countInquiry } from '@/metrics/metrics'
import { isFlood, uncountInquiry } from '@/rate-limit/inquiryBreaker'
import { allLimits, limiter } from '@/rate-limit/limiter'
import { siteOf } from '@/rate-limit/network'
import { visitorAddress } from '@/rate-limit/visitor'
import type { Inquiry } from '@/schemas/lead'
import { settings } from '@/settings'
import { attemptName, once } from './inquiryAttempts'
import { type StoredInquiry, storeInquiry } from './storeInquiry'

const tenMinutes = 10 * 60
const message = 'Too many inquiries. Please try again later.'

const perVisitor = limiter({ name: 'inquiry', points: settings.maxInquiries, duration: tenMinutes, message })
/** A single IPv6 site often has 65,536 networks. Without networks, the limit per visitor is the lower one. */
function bySite(req: PayloadRequest): string | undefined {
  const network = visitorAddress(req)
  const site = siteOf(network)
  return site === network ? undefined : site
}
const perSite = limiter({
  name: 'inquiry-site',
  points: 10 * settings.maxInquiries,
  duration: tenMinutes,
  message,
  key: bySite,
})

/** How many inquiries one visitor may try to send by any route. For the limit across visitors see `isFlood`. */
export const inquiryLimit = allLimits(perVisitor, perSite)

/** How many unsent forms are stored per visitor. */
export const draftLimit = allLimits(
  limiter({ name: 'draft', points: 30, duration: tenMinutes, message }),
  limiter({ name: 'draft-site', points: 300, duration: tenMinutes, message, key: bySite }),
  limiter({ name: 'drafts', points: 1000, duration: tenMinutes, message, key: () => 'all' }),
)

/**
 * Stores an inquiry, once per attempt. Suspected spam and floods get the same response but are flagged: they go to the
 * spam folder without notifications.
 * @param key idempotency key; without one, each call is a new attempt
 */
export function takeInquiry(
  req: PayloadRequest,
  { website, elapsed, language, ...inquiry }: Inquiry,
  key?: string,
): Promise<StoredInquiry> {
  const attempt = key && attemptName(req, key, inquiry)
  // Spam doesn't count as part of a flood; otherwise its senders could get honest inquiries flagged.
  const suspicion = spamReasonOf({ website, elapsed })
  const store = (spamReason: SpamReason | null) =>
    // Nobody has access to create leads; this call is the exception.
    storeInquiry(
      {
        ...inquiry,
        language: language ?? null,
        attempt,
        isSpam: spamReason !== null,
        spamReason,
        status: initialLeadStatus,
      },
      { req, context: { language } },
    )
  const create = async () => {
    const spamReason = suspicion ?? ((await isFlood(req.payload)) ? 'flood' : null)
    const lead = await store(spamReason).catch(async (error: unknown) => {
      if (!suspicion) await uncountInquiry(req.payload)
      throw error
    })
    countInquiry(spamReason === null ? 'inquiry' : spamReason === 'flood' ? 'flood' : 'spam')
    return lead
  }
  return attempt ? once(req, attempt, create) : create()
}
