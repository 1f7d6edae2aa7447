'use client'

import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ButtonLink } from '../ui/Button'
import { MissingPage } from '../ui/MissingPage'

/** Rendered in the browser, because Next passes no route, and so no language, to its not-found page. */
export function NotFound() {
  const { locale, t } = useLanguage()
  return (
    <MissingPage title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink href={localizedPath(locale, paths.home)}>{t('notFound.home')}</ButtonLink>
      <ButtonLink variant="quiet" href={localizedPath(locale, paths.search)}>
        {t('notFound.search')}
      </ButtonLink>
    </MissingPage>
  )
}
