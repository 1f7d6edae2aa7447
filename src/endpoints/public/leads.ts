import { created } from '@/http/responses'
import type { Lead } from '@/payload-types'
import { type Inquiry, inquirySchema } from '@/schemas/lead'
import { endpoint } from '../endpoint'
import { attemptKey } from './attempts'
import { inquiryForm } from './inquiryForm'
import { inquiryLimit, takeInquiry } from './takeInquiry'

/** What the visitor is told: what they sent, and that it arrived. Never what the staff have made of it since. */
const receipt = ({ id, createdAt }: Lead, { language, website, elapsed, ...sent }: Inquiry) => ({
  id,
  ...sent,
  createdAt,
})

export const publicLeads = [
  endpoint({
    method: 'post',
    path: '/leads',
    limit: inquiryLimit,
    body: inquirySchema,
    async handle({ req, body }) {
      const key = attemptKey(req)
      return created(receipt(await takeInquiry(req, body, key), body))
    },
  }),
  inquiryForm,
]
