import type { Translate } from '@/i18n/messages'

/** The way to change one's mind: see `countVisits`. */
export function ConsentChoice({ t }: { t: Translate }) {
  return (
    <button type="button" className="line-link" data-ask-consent>
      {t('consent.change')}
    </button>
  )
}
