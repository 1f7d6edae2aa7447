import { Mail, Phone } from 'lucide-react'
import type { LeadEntity } from '@/domain/entities'
import { mailLink } from '@/domain/mailLink'
import { callLink } from '@/domain/phone'

const line = 'inline-flex min-h-6 items-center gap-1.5 wrap-anywhere'
const link = `${line} text-accent no-underline underline-offset-2 hover:underline focus-visible:outline-2 focus-visible:outline-accent`

/** A lead's contact details. */
export function LeadContact({ lead: { email, phone } }: { lead: LeadEntity }) {
  const written = (
    <>
      <Phone aria-hidden size={14} className="shrink-0" />
      {phone}
    </>
  )
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      <a href={mailLink(email)} className={link}>
        <Mail aria-hidden size={14} className="shrink-0" />
        {email}
      </a>
      {phone &&
        (/\d/.test(phone) ? (
          <a href={callLink(phone)} className={link}>
            {written}
          </a>
        ) : (
          <span className={line}>{written}</span>
        ))}
    </p>
  )
}
