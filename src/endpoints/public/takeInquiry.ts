import type { PayloadRequest } from 'payload'
import { initialLeadStatus } from '@/domain/lead'
import { looksLikeSpam } from '@/domain/spam'
import { countInquiry, type InquiryKind } from '@/metrics/metrics'
import type { Lead } from '@/payload-types'
import { isFlood } from '@/rate-limit/inquiryBreaker'
import { inEach, limiter } from '@/rate-limit/limiter'
import { siteOf } from '@/rate-limit/network'
import { visitorAddress } from '@/rate-limit/visitor'
import type { Inquiry } from '@/schemas/lead'
import { settings } from '@/settings'
import { attemptName, once } from './attempts'

const tenMinutes = 10 * 60
const message = 'Too many inquiries. Please try again later.'

const perVisitor = limiter({ name: 'inquiry', points: settings.maxInquiries, duration: tenMinutes, message })
/** Whoever has one network of IPv6 often has 65,536 of them. */
const bySite = (req: PayloadRequest) => siteOf(visitorAddress(req))
const perSite = limiter({
  name: 'inquiry-site',
  points: 10 * settings.maxInquiries,
  duration: tenMinutes,
  message,
  key: bySite,
})

/** How many inquiries one visitor may try to send, however they come. All visitors together: see `isFlood`. */
export const inquiryLimit = inEach(perVisitor, perSite)

/** How many forms that could not be sent are kept for their visitors, however they came. */
export const draftLimit = inEach(
  limiter({ name: 'draft', points: 30, duration: tenMinutes, message }),
  limiter({ name: 'draft-site', points: 300, duration: tenMinutes, message, key: bySite }),
  limiter({ name: 'drafts', points: 1000, duration: tenMinutes, message, key: () => 'all' }),
)

/**
 * Stores an inquiry, and the same attempt only once. What looks like spam, or comes in a flood, is kept, flagged, and
 * told the same: it lies in the folder for spam, and is mailed to nobody.
 * @param key of the attempt; left out: each call is one of its own
 */
export function takeInquiry(
  req: PayloadRequest,
  { website, elapsed, language, ...inquiry }: Inquiry,
  key?: string,
): Promise<Lead> {
  const attempt = key && attemptName(req, key, inquiry)
  const kindOf = async (): Promise<InquiryKind> => {
    // What is spam already does not count: else whoever sends it would have honest inquiries flagged.
    if (looksLikeSpam({ website, elapsed })) return 'spam'
    return (await isFlood(req.payload)) ? 'flood' : 'inquiry'
  }
  const create = async () => {
    const kind = await kindOf()
    // Nobody has the right to create leads; this door is the exception.
    const lead = await req.payload.create({
      collection: 'lead',
      data: { ...inquiry, attempt, isSpam: kind !== 'inquiry', status: initialLeadStatus },
      context: { language },
      overrideAccess: true,
      req,
    })
    countInquiry(kind)
    return lead
  }
  return attempt ? once(req, attempt, create) : create()
}
