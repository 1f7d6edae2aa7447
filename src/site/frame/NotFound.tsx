'use client'

import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ButtonLink } from '../ui/Button'
import { MissingPage } from '../ui/MissingPage'

/** In the browser's part because Next tells its own not-found page nothing of the route, so not the language. */
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
