import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { type InquiryDraft, keepDraft } from '@/content/inquiryDrafts'
import { siteSettings } from '@/content/settings'
import { retryTransient } from '@/database/retryTransient'
import { type InquiryFields, inquiryFields } from '@/domain/inquiry'
import { leadLimits } from '@/domain/lead'
import { defaultLocale, isLocale, localizedPath } from '@/domain/locales'
import { offeredOr } from '@/domain/offeredLanguages'
import { paths } from '@/domain/paths'
import { sliceText } from '@/domain/sliceText'
import { spamReasonOf } from '@/domain/spam'
import { HttpError } from '@/http/HttpError'
import { type Inquiry, inquirySchema } from '@/schemas/lead'
import { endpoint } from '../endpoint'
import { draftLimit, inquiryLimit, takeInquiry } from './takeInquiry'

const text = z.string().default('')

const formSchema = z.object({
  fullName: text,
  email: text,
  phone: text,
  serviceType: text,
  // Browsers send two characters for a line break and count one.
  description: text.transform((value) => value.replaceAll('\r\n', '\n')),
  website: text,
  shownAt: z.coerce.number().catch(Number.POSITIVE_INFINITY),
  locale: z.string().refine(isLocale).catch(defaultLocale),
})
type Form = z.infer<typeof formSchema>

/** What the form shows again. Browsers let nobody write more than that. */
const cut = (fields: InquiryFields) =>
  Object.fromEntries(
    inquiryFields.map((name) => [
      name,
      sliceText(fields[name], 0, name === 'serviceType' ? leadLimits.email : leadLimits[name]),
    ]),
  ) as InquiryFields

/** Other sites must not send inquiries on behalf of their visitors. */
function refuseForeign(req: PayloadRequest): void {
  const site = req.headers.get('sec-fetch-site')
  const origin = req.headers.get('origin')
  const isForeign = site ? site !== 'same-origin' : origin && !req.payload.config.csrf.includes(origin)
  if (isForeign) throw new HttpError(403, 'This form can only be sent from this site.')
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { Location: location } })

/**
 * Cached pages are the same for everyone, and so would be a key in them. So without scripts, the same content on the
 * same day counts as the same attempt. Suspected spam doesn't block an honest inquiry.
 */
const formKey = (inquiry: Inquiry) =>
  `form ${new Date().toISOString().slice(0, 10)} ${spamReasonOf(inquiry) !== null}`

async function take(req: PayloadRequest, { locale, shownAt, website, ...fields }: Form): Promise<string> {
  /** Where a page shows the input, or the page without it if the visitor sends too many. */
  const resultPath = async (path: string, outcome: InquiryDraft['outcome'], refused: string[] = []) => {
    const draft = await draftLimit.consume(req).then(
      () => keepDraft({ fields: cut(fields), outcome, refused, shownAt }),
      () => undefined,
    )
    return localizedPath(locale, draft ? `${path}?draft=${draft}` : path)
  }
  // The page may have been cached for half a minute, so this is the maximum.
  const elapsed = Math.max(0, Date.now() - shownAt)
  const inquiry = inquirySchema.safeParse({ ...fields, website, language: locale, elapsed })
  if (!inquiry.success) {
    return resultPath(
      paths.inquiry,
      'refused',
      inquiry.error.issues.map(({ path }) => String(path[0])),
    )
  }
  try {
    await inquiryLimit.consume(req)
    await retryTransient(req, () => takeInquiry(req, inquiry.data, formKey(inquiry.data)))
  } catch (error) {
    if (!(error instanceof HttpError))
      req.payload.logger.error({ err: error, msg: 'An inquiry was not kept' })
    return resultPath(paths.inquiry, 'failed')
  }
  return resultPath(paths.thanks, 'sent')
}

/** The inquiry form for browsers without scripts; responds with a page in the form's language. */
export const inquiryForm = endpoint({
  method: 'post',
  path: '/leads/form',
  format: 'form',
  body: formSchema,
  async handle({ req, body }) {
    refuseForeign(req)
    // The form's language may have been turned off since it was shown. What was typed must survive an outage.
    const site = await siteSettings().catch(() => undefined)
    const locale = site ? offeredOr(body.locale, site) : body.locale
    return seeOther(await take(req, { ...body, locale }))
  },
})
