import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type InquiryDraft, keepDraft } from '../../content/inquiryDrafts'
import { requiredInquiryFields } from '../../domain/inquiry'
import { leadBounds } from '../../domain/lead'
import { defaultLocale, isLocale, localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import { endpoint } from '../endpoint'
import { HttpError } from '../HttpError'
import { inquirySchema } from '../schemas/lead'
import { draftLimit, inquiryLimit, takeInquiry } from './takeInquiry'

const field = (max: number = leadBounds.email) =>
  z
    .string()
    .default('')
    .transform((value) => value.slice(0, max))

const formSchema = z.object({
  fullName: field(leadBounds.fullName),
  email: field(leadBounds.email),
  phone: field(leadBounds.phone),
  serviceType: field(),
  // Browsers send two characters for a line's end and count one.
  description: z
    .string()
    .default('')
    .transform((value) => value.replaceAll('\r\n', '\n').slice(0, leadBounds.description)),
  website: field(),
  shownAt: z.coerce.number().catch(Number.POSITIVE_INFINITY),
  locale: z.string().refine(isLocale).catch(defaultLocale),
})
type Form = z.infer<typeof formSchema>

/** Another site's page may not send inquiries in the name of its visitors. */
function refuseForeign(req: PayloadRequest): void {
  const site = req.headers.get('sec-fetch-site')
  const origin = req.headers.get('origin')
  const isForeign = site ? site !== 'same-origin' : origin && !req.payload.config.csrf.includes(origin)
  if (isForeign) throw new HttpError(403, 'This form is sent from its own site only.')
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { Location: location } })

function problemOf(fields: Record<string, string>): InquiryDraft['problem'] {
  return requiredInquiryFields.some((name) => !fields[name]?.trim()) ? 'missing' : 'email'
}

async function take(req: PayloadRequest, { locale, shownAt, ...fields }: Form): Promise<string> {
  const back = async (problem: InquiryDraft['problem']) => {
    await draftLimit.consume(req)
    return localizedPath(locale, `${paths.inquiry}?draft=${await keepDraft({ fields, problem })}`)
  }
  // The page may have been kept for half a minute: what has passed since is the most, not the least.
  const inquiry = inquirySchema.safeParse({
    ...fields,
    language: locale,
    elapsed: Math.max(0, Date.now() - shownAt),
  })
  if (!inquiry.success) return back(problemOf(fields))
  try {
    await inquiryLimit.consume(req)
    await takeInquiry(req, inquiry.data)
  } catch (error) {
    if (!(error instanceof HttpError))
      req.payload.logger.error({ err: error, msg: 'An inquiry was not kept' })
    return back('failed')
  }
  return localizedPath(locale, paths.thanks)
}

/** The inquiry form as browsers without script send it: the answer is a page, in the form's language. */
export const inquiryForm = endpoint({
  method: 'post',
  path: '/leads/form',
  format: 'form',
  body: formSchema,
  async handle({ req, body }) {
    refuseForeign(req)
    return seeOther(await take(req, body))
  },
})
