import type { TaskConfig } from 'payload'
import { inquiryForStaff } from '@/mail/inquiryForStaff'
import { markAnnounced } from '../announce'
import { findInquiry, recipients } from './inquiry'
import { mailRetries } from './mailRetries'

/** Notifies staff of a new inquiry. */
export const mailStaff: TaskConfig<'mailStaff'> = {
  slug: 'mailStaff',
  label: 'Email to staff about a new lead',
  retries: mailRetries,
  inputSchema: [{ name: 'lead', type: 'text', required: true }],
  async handler({ input, req: { payload } }) {
    const lead = await findInquiry(payload, input.lead)
    if (lead) await payload.sendEmail({ to: await recipients(payload), ...inquiryForStaff(lead) })
    await markAnnounced(payload, input.lead)
    return { output: {} }
  },
}
