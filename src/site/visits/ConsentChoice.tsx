import type { Translate } from '@/i18n/messages'

/** Lets visitors change their consent. Shown by `countVisits`, as it does nothing without it. */
export function ConsentChoice({ t }: { t: Translate }) {
  return (
    <button type="button" hidden className="line-link" data-ask-consent>
      {t('consent.change')}
    </button>
  )
}
