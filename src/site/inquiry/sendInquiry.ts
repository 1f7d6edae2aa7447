import { requiredInquiryFields } from '../../domain/inquiry'
import type { Locale } from '../../domain/locales'

/** An inquiry as the form sends it: the specification's fields, and two that tell people from machines. */
export interface Inquiry {
  fullName: string
  email: string
  phone: string
  serviceType: string
  description: string
  /** Of the page, for a confirmation by mail. */
  language: Locale
  /** The bait: nobody sees it, so nobody fills it. */
  website: string
  /** Milliseconds since the form was first there. */
  elapsed: number
}

export type RequiredField = (typeof requiredInquiryFields)[number]

/** The required fields that are empty or blank. */
export function missingFields(inquiry: Record<RequiredField, string>): RequiredField[] {
  return requiredInquiryFields.filter((name) => inquiry[name].trim() === '')
}

/** Sends an inquiry. @throws {Error} `status: body` of an answer that is not OK; what `fetch` throws */
export async function sendInquiry(inquiry: Inquiry): Promise<void> {
  const answer = await fetch('/api/leads', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(inquiry),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`)
}
