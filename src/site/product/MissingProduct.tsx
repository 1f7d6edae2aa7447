'use client'

import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ButtonLink } from '../ui/Button'
import { MissingPage } from '../ui/MissingPage'

/** A product that is missing or failed to load. If it failed to load, Next renders this in the browser. */
export function MissingProduct() {
  const { locale, t } = useLanguage()
  return (
    <MissingPage title={t('missingProduct.title')} text={t('missingProduct.text')}>
      <ButtonLink href={localizedPath(locale, paths.products)}>{t('missingProduct.back')}</ButtonLink>
    </MissingPage>
  )
}
