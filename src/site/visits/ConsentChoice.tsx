import type { Translate } from '@/i18n/messages'

/** Lets visitors change their consent; see `countVisits`. */
export function ConsentChoice({ t }: { t: Translate }) {
  return (
    <button type="button" className="line-link" data-ask-consent>
      {t('consent.change')}
    </button>
  )
}
