import type { TaskConfig } from 'payload'
import { siteSettings } from '@/content/settings'
import { defaultLocale, isLocale } from '@/domain/locales'
import { offeredOr } from '@/domain/offeredLanguages'
import { confirmationForVisitor } from '@/mail/confirmationForVisitor'
import { findInquiry } from './inquiry'
import { mailRetries } from './mailRetries'
import { mayConfirm } from './mayConfirm'

/** Sends the visitor a confirmation in their language. */
export const mailVisitor: TaskConfig<'mailVisitor'> = {
  slug: 'mailVisitor',
  label: 'Confirmation email to a visitor',
  retries: mailRetries,
  inputSchema: [
    { name: 'lead', type: 'text', required: true },
    { name: 'language', type: 'text' },
  ],
  async handler({ input: { lead: id, language }, job, req: { payload } }) {
    const lead = await findInquiry(payload, id)
    // A retry has been counted already.
    const isCounted = Boolean(job.totalTried)
    if (lead && (isCounted || (await mayConfirm(payload, lead.email)))) {
      const settings = await siteSettings()
      // It may have been turned off since.
      const locale = offeredOr(language && isLocale(language) ? language : defaultLocale, settings)
      const mail = confirmationForVisitor(lead, settings, locale)
      await payload.sendEmail({ to: { name: '', address: lead.email }, ...mail })
    }
    return { output: {} }
  },
}
