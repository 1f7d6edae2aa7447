'use client'

import { useLanguage } from '@/i18n/LanguageProvider'
import { askAgain } from './consent'

/** The way to change one's mind. */
export function ConsentChoice() {
  const { t } = useLanguage()
  return (
    <button type="button" className="line-link" onClick={askAgain}>
      {t('consent.change')}
    </button>
  )
}
