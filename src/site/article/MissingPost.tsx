'use client'

import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ButtonLink } from '../ui/Button'
import { MissingPage } from '../ui/MissingPage'

/** A post that is missing or failed to load. If it failed to load, Next renders this in the browser. */
export function MissingPost() {
  const { locale, t } = useLanguage()
  return (
    <MissingPage title={t('missingPost.title')} text={t('missingPost.text')}>
      <ButtonLink href={localizedPath(locale, paths.blog)}>{t('missingPost.blog')}</ButtonLink>
      <ButtonLink variant="quiet" href={localizedPath(locale, paths.home)}>
        {t('missingPost.home')}
      </ButtonLink>
    </MissingPage>
  )
}
