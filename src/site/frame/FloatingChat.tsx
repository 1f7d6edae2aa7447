import type { SettingsEntity } from '@/domain/entities'
import type { Locale } from '@/domain/locales'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import { settingsLangOf } from '../page'
import { NewTab } from '../ui/NewTab'

/** The floating WhatsApp button of every page; see `ChatPlace`. */
export function FloatingChat({
  locale,
  settings,
  t,
}: {
  locale: Locale
  settings: SettingsEntity
  t: Translate
}) {
  return (
    <a
      href={whatsappLink(settings.whatsappNumber, settings.whatsappTexts.floating)}
      target="_blank"
      rel="noopener"
      hrefLang={settingsLangOf(locale, settings)}
      data-tip={t('contact.floating')}
      className="floating-chat tip grid size-14 place-items-center rounded-full border border-transparent bg-[#0b6b3a] text-[#fff] transition-transform duration-200 hover:-translate-y-0.5"
    >
      <span className="sr-only">{t('contact.floating')}</span>
      <NewTab t={t} />
      <svg
        viewBox="0 0 24 24"
        width="28"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3.2 20.8l1.4-4.4a9 9 0 1 1 3.3 3.1z" />
        <path
          d="M9.2 8.1c-.5 0-1 .7-1 1.5 0 2.8 3.4 6.2 6.200 6.200.8 0 1.500-.5 1.500-1v-.9l-2-1.100-1 .9c-1-.4-1.900-1.300-2.300-2.300l.9-1-1.100-2z"
          fill="currentColor"
          stroke="none"
        />
      </svg>
    </a>
  )
}
