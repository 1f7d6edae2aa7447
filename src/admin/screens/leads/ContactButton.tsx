import { Mail, MessageCircle } from 'lucide-react'
import { buttonClass } from '@/admin/shared/ui/Button'
import { labelOf } from '@/domain/choice'
import type { LeadEntity } from '@/domain/entities'
import { fillText } from '@/domain/fillText'
import { serviceTypes } from '@/domain/lead'
import { mailLink } from '@/domain/mailLink'
import { internationalNumber } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'

/** Phone numbers with fewer digits get no chat link. */
const leastDigits = 7

interface Props {
  lead: LeadEntity
  greeting: string
  describedBy?: string
}

/** Opens a WhatsApp chat with the lead, or an email without a phone number, greeting them by name and service. */
export function ContactButton({ lead, greeting, describedBy }: Props) {
  const { phone, email, fullName, serviceType } = lead
  const text = fillText(greeting, { name: fullName, service: labelOf(serviceTypes, serviceType) })
  if (!phone || phone.replace(/\D/g, '').length < leastDigits) {
    return (
      <a href={mailLink(email, text)} aria-describedby={describedBy} className={buttonClass()}>
        <Mail aria-hidden size={14} />
        Contact
        <span className="sr-only"> by email</span>
      </a>
    )
  }
  return (
    <a
      href={whatsappLink(internationalNumber(phone), text)}
      target="_blank"
      rel="noreferrer"
      aria-describedby={describedBy}
      className={buttonClass()}
    >
      <MessageCircle aria-hidden size={14} />
      Contact
      <span className="sr-only"> by WhatsApp, in a new tab</span>
    </a>
  )
}
