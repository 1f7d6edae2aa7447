import type { ReactNode } from 'react'
import type { ProjectCard } from '@/content/projects'
import { leadLimits, serviceTypes } from '@/domain/lead'
import { type Locale, localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { whatsappLink } from '@/domain/whatsapp'
import { messages } from '@/i18n/translator'
import { Island } from '../islands/Island'
import type { PageContext } from '../page'
import type { InquiryStart } from './InquiryForm'
import type { AfterSending } from './Receipt'

const { fullName, email, phone, description } = leadLimits

type InquiryContext = Pick<PageContext, 'locale' | 'settingsLang' | 'settings' | 't'>

/** What to read after sending: a project, or the portfolio. */
export type FurtherReading = Pick<ProjectCard, 'title' | 'slug' | 'lang'> | undefined

/** What is offered after an inquiry was sent. */
export function afterSending(
  { locale, settingsLang, settings, t }: InquiryContext,
  further?: FurtherReading,
): AfterSending {
  const path = further ? paths.project(further.slug) : paths.portfolio
  return {
    chat: whatsappLink(settings.whatsappNumber, settings.whatsappTexts.contact),
    hours: { label: t('contact.hours'), text: settings.businessHours, lang: settingsLang },
    read: {
      label: t('subject.meanwhile'),
      text: further?.title ?? t('work.all'),
      href: localizedPath(locale, path),
      lang: further?.lang,
    },
  }
}

/** The texts the form uses in the browser. */
function languageOf(locale: Locale) {
  const { inquiry, common, controls } = messages[locale]
  const { error, required, optional } = common
  return {
    locale,
    messages: { inquiry, common: { error, required, optional }, controls: { newTab: controls.newTab } },
  }
}

/** The inquiry form as used on pages, which add its rules and the time they were rendered. */
export function Inquiry({
  intro,
  context,
  further,
  shownAt = Date.now(),
  ...start
}: Omit<InquiryStart, 'shownAt' | 'after'> & {
  /** Shown above the form until it is sent. */
  intro?: ReactNode
  context: InquiryContext
  further?: FurtherReading
  /** When it was first shown, if that was on an earlier page. */
  shownAt?: number | undefined
}) {
  const { locale, t } = context
  const form = {
    ...start,
    language: languageOf(locale),
    after: afterSending(context, further),
    shownAt,
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
