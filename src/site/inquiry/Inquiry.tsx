import type { ReactNode } from 'react'
import type { SettingsEntity } from '@/domain/entities'
import { leadLimits, serviceTypes } from '@/domain/lead'
import type { Locale } from '@/domain/locales'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import { messages } from '@/i18n/translator'
import { Island } from '../islands/Island'
import type { InquiryStart } from './InquiryForm'

const { fullName, email, phone, description } = leadLimits

/** Where somebody who has sent an inquiry can chat. */
export const inquiryChat = ({ whatsappNumber, whatsappTexts }: SettingsEntity) =>
  whatsappLink(whatsappNumber, whatsappTexts.contact)

/** The texts that the form speaks with. */
function languageOf(locale: Locale) {
  const { inquiry, common, controls } = messages[locale]
  return { locale, messages: { inquiry, common, controls } }
}

/** The inquiry form as pages hold it: they know its rules, and when they were made. */
export function Inquiry({
  intro,
  locale,
  settings,
  t,
  ...start
}: Omit<InquiryStart, 'shownAt' | 'chat'> & {
  /** What stands above the form until it is sent. */
  intro?: ReactNode
  locale: Locale
  settings: SettingsEntity
  t: Translate
}) {
  const form = {
    ...start,
    language: languageOf(locale),
    chat: inquiryChat(settings),
    shownAt: Date.now(),
    bounds: { fullName, email, phone, description },
    services: serviceTypes.map(({ value }) => ({ value, label: t(`serviceTypes.${value}`) })),
  }
  return (
    <div className="group/inquiry">
      {intro && <div className="group-has-[#inquiry-sent]/inquiry:hidden">{intro}</div>}
      <Island name="inquiry" props={form} />
    </div>
  )
}
