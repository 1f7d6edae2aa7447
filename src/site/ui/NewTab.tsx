import type { Messages, Translate } from '@/i18n/messages'

/** What a link that opens a new tab says of it, to those who do not see it happen. */
export function NewTab({ t }: { t: Translate<Pick<Messages, 'controls'>> }) {
  return <span className="sr-only"> {t('controls.newTab')}</span>
}
