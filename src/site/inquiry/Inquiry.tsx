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

/** The chat link offered after an inquiry was sent. */
export const inquiryChat = ({ whatsappNumber, whatsappTexts }: SettingsEntity) =>
  whatsappLink(whatsappNumber, whatsappTexts.contact)

/** The texts the form uses in the browser. */
function languageOf(locale: Locale) {
  const { inquiry, common, controls } = messages[locale]
  return { locale, messages: { inquiry, common, controls } }
}

/** The inquiry form as used on pages, which add its rules and the time they were rendered. */
export function Inquiry({
  intro,
  locale,
  settings,
  t,
  ...start
}: Omit<InquiryStart, 'shownAt' | 'chat'> & {
  /** Shown above the form until it is sent. */
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
