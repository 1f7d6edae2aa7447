import type { Payload, TaskConfig } from 'payload'
import { siteSettings } from '@/content/settings'
import { defaultLocale, isLocale } from '@/domain/locales'
import { offeredOr } from '@/domain/offeredLanguages'
import { confirmationForVisitor } from '@/mail/confirmationForVisitor'
import type { Lead } from '@/payload-types'
import { isBreakerOpen } from '@/rate-limit/inquiryBreaker'
import { findInquiry } from './inquiry'
import { mailRetries } from './mailRetries'
import { mayConfirm, uncountConfirmation } from './mayConfirm'

async function confirm(payload: Payload, lead: Lead, language: string | null | undefined): Promise<void> {
  const settings = await siteSettings()
  // It may have been turned off since.
  const locale = offeredOr(language && isLocale(language) ? language : defaultLocale, settings)
  const mail = confirmationForVisitor(lead, settings, locale)
  await payload.sendEmail({ to: { name: '', address: lead.email }, ...mail })
}

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
    // An attempt that failed before the flood is not part of it.
    if (!job.totalTried && (await isBreakerOpen(payload))) return { output: {} }
    const lead = await findInquiry(payload, id)
    if (lead && (await mayConfirm(payload, lead.email))) {
      try {
        await confirm(payload, lead, language)
      } catch (error) {
        await uncountConfirmation(payload, lead.email)
        throw error
      }
    }
    return { output: {} }
  },
}
