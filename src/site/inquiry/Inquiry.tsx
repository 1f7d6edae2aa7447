import type { SettingsEntity } from '@/domain/entities'
import { leadLimits, serviceTypes } from '@/domain/lead'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import { InquiryForm, type InquiryStart } from './InquiryForm'

const { fullName, email, phone, description } = leadLimits

/** Where somebody who has sent an inquiry can chat. */
export const inquiryChat = ({ whatsappNumber, whatsappTexts }: SettingsEntity) =>
  whatsappLink(whatsappNumber, whatsappTexts.contact)

/** The inquiry form as pages hold it: they know its rules, and when they were made. */
export function Inquiry({
  settings,
  t,
  ...start
}: Omit<InquiryStart, 'shownAt' | 'chat'> & { settings: SettingsEntity; t: Translate }) {
  const services = serviceTypes.map(({ value }) => ({ value, label: t(`serviceTypes.${value}`) }))
  return (
    <InquiryForm
      {...start}
      chat={inquiryChat(settings)}
      shownAt={Date.now()}
      bounds={{ fullName, email, phone, description }}
      services={services}
    />
  )
}
