import type { Messages, Translate } from '@/i18n/messages'

/** Tells screen readers that a link opens a new tab. */
export function NewTab({ t }: { t: Translate<Pick<Messages, 'controls'>> }) {
  return <span className="sr-only"> {t('controls.newTab')}</span>
}
