'use client'

import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import { useLanguage } from '../../i18n/LanguageProvider'
import { ButtonLink } from '../ui/Button'

/** In the browser's part because Next tells a not-found page nothing of its route, so not its language. */
export function NotFound() {
  const { locale, t } = useLanguage()
  return (
    <div className="wrap grid min-h-[60vh] content-center py-(--section)">
      <title>{t('notFound.title')}</title>
      <h1 className="max-w-[16ch] text-h1">{t('notFound.title')}</h1>
      <p className="mt-6 text-lead text-muted">{t('notFound.text')}</p>
      <p className="mt-10">
        <ButtonLink href={localizedPath(locale, paths.home)}>{t('notFound.home')}</ButtonLink>
      </p>
    </div>
  )
}
