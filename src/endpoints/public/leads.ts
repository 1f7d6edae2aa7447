import { created } from '@/http/responses'
import { type Inquiry, inquirySchema } from '@/schemas/lead'
import { attemptKey } from '../attemptKey'
import { endpoint } from '../endpoint'
import { inquiryForm } from './inquiryForm'
import type { StoredInquiry } from './storeInquiry'
import { inquiryLimit, takeInquiry } from './takeInquiry'

/** The visitor's receipt: what they sent, and that it arrived. Never what staff have added since. */
const receipt = ({ id, createdAt }: StoredInquiry, { language, website, elapsed, ...sent }: Inquiry) => ({
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
