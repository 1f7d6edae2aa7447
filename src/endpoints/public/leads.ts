import { initialLeadStatus } from '../../domain/lead'
import { looksLikeSpam } from '../../domain/spam'
import type { Lead } from '../../payload-types'
import { settings } from '../../settings'
import { created } from '../answers'
import { endpoint } from '../endpoint'
import { inEach, limiter } from '../limiter'
import { inquirySchema } from '../schemas/lead'

const tenMinutes = 10 * 60
const message = 'Too many inquiries. Please try again later.'

const perVisitor = limiter({ points: settings.maxInquiries, duration: tenMinutes, message })
/** A breaker: what no agency gets in ten minutes is an attack from many addresses. */
const overAll = limiter({ points: 300, duration: tenMinutes, message, key: () => 'all' })

/** What the visitor is told: what they sent, and that it arrived. */
const receipt = ({ id, createdAt, ...lead }: Lead) => ({
  id,
  fullName: lead.fullName,
  email: lead.email,
  phone: lead.phone ?? null,
  serviceType: lead.serviceType,
  description: lead.description,
  company: lead.company ?? null,
  budget: lead.budget ?? null,
  timeline: lead.timeline ?? null,
  createdAt,
})

export const publicLeads = [
  endpoint({
    method: 'post',
    path: '/leads',
    limit: inEach(perVisitor, overAll),
    body: inquirySchema,
    async handle({ req, body: { website, elapsed, language, ...inquiry } }) {
      // Spam is kept, flagged, and told the same.
      const isSpam = looksLikeSpam({ website, elapsed })
      // Nobody has the right to create leads; this door is the exception.
      const lead = await req.payload.create({
        collection: 'lead',
        data: { ...inquiry, isSpam, status: initialLeadStatus },
        context: { language },
        overrideAccess: true,
        req,
      })
      return created(receipt(lead))
    },
  }),
]
