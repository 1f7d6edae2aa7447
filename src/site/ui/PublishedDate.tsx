import { agencyTimeZone } from '@/domain/agency'
import type { Locale } from '@/domain/locales'
import type { Translate } from '@/i18n/messages'

/** A post's date in the agency's time zone; the label "Draft" if it has none. */
export function PublishedDate({ iso, locale, t }: { iso: string | null; locale: Locale; t: Translate }) {
  if (!iso) return <span>{t('journal.draft')}</span>
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: agencyTimeZone })
  return <time dateTime={iso}>{day.format(new Date(iso))}</time>
}
