import type { Lead } from '../../payload-types'
import { created } from '../answers'
import { endpoint } from '../endpoint'
import { inquirySchema } from '../schemas/lead'
import { inquiryForm } from './inquiryForm'
import { inquiryLimit, takeInquiry } from './takeInquiry'

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
    limit: inquiryLimit,
    body: inquirySchema,
    handle: async ({ req, body }) => created(receipt(await takeInquiry(req, body))),
  }),
  inquiryForm,
]
