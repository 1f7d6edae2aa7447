import { MessageCircle } from 'lucide-react'
import { Button, buttonClass } from '@/admin/shared/ui/Button'
import { labelOf } from '@/domain/choice'
import type { LeadEntity } from '@/domain/entities'
import { serviceTypes } from '@/domain/lead'
import { internationalNumber } from '@/domain/phone'
import { fillText, whatsappLink } from '@/domain/whatsapp'

/** Phone numbers with fewer digits get no chat link. */
const leastDigits = 7

interface Props {
  lead: LeadEntity
  greeting: string
  describedBy?: string
}

/** Opens a WhatsApp chat with the lead, greeting them by name and service. */
export function ContactButton({ lead: { phone, fullName, serviceType }, greeting, describedBy }: Props) {
  const icon = <MessageCircle aria-hidden size={14} />
  if (!phone || phone.replace(/\D/g, '').length < leastDigits) {
    return (
      <Button icon={icon} disabled title="No phone number">
        Contact
        <span className="sr-only">: no phone number</span>
      </Button>
    )
  }
  const text = fillText(greeting, { name: fullName, service: labelOf(serviceTypes, serviceType) })
  return (
    <a
      href={whatsappLink(internationalNumber(phone), text)}
      target="_blank"
      rel="noreferrer"
      aria-describedby={describedBy}
      className={buttonClass()}
    >
      {icon}
      Contact
      <span className="sr-only"> by WhatsApp, in a new tab</span>
    </a>
  )
}
