import type { PayloadRequest } from 'payload'
import { initialLeadStatus } from '../../domain/lead'
import { looksLikeSpam } from '../../domain/spam'
import type { Lead } from '../../payload-types'
import { settings } from '../../settings'
import { inEach, limiter } from '../limiter'
import type { Inquiry } from '../schemas/lead'

const tenMinutes = 10 * 60
const message = 'Too many inquiries. Please try again later.'

const perVisitor = limiter({ name: 'inquiry', points: settings.maxInquiries, duration: tenMinutes, message })
/** A breaker: what no agency gets in ten minutes is an attack from many addresses. */
const overAll = limiter({ name: 'inquiries', points: 300, duration: tenMinutes, message, key: () => 'all' })

/** How many inquiries are taken, however they come. */
export const inquiryLimit = inEach(perVisitor, overAll)

/** How many forms that could not be sent are kept for their visitors, however they came. */
export const draftLimit = inEach(
  limiter({ name: 'draft', points: 30, duration: tenMinutes, message }),
  limiter({ name: 'drafts', points: 1000, duration: tenMinutes, message, key: () => 'all' }),
)

/** Stores an inquiry. What looks like spam is kept, flagged, and told the same. */
export function takeInquiry(
  req: PayloadRequest,
  { website, elapsed, language, ...inquiry }: Inquiry,
): Promise<Lead> {
  // Nobody has the right to create leads; this door is the exception.
  return req.payload.create({
    collection: 'lead',
    data: { ...inquiry, isSpam: looksLikeSpam({ website, elapsed }), status: initialLeadStatus },
    context: { language },
    overrideAccess: true,
    req,
  })
}
