'use client'

import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import { useLanguage } from '../../i18n/LanguageProvider'
import { ButtonLink } from '../ui/Button'

/** In the browser's part for the reason of `NotFound`. */
export function MissingPost() {
  const { locale, t } = useLanguage()
  return (
    <div className="wrap grid min-h-[60vh] content-center py-(--section)">
      <title>{t('missingPost.title')}</title>
      <h1 className="max-w-[16ch] text-h1">{t('missingPost.title')}</h1>
      <p className="mt-6 max-w-[46ch] text-lead text-muted">{t('missingPost.text')}</p>
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={localizedPath(locale, paths.blog)}>{t('missingPost.blog')}</ButtonLink>
        <ButtonLink variant="quiet" href={localizedPath(locale, paths.home)}>
          {t('missingPost.home')}
        </ButtonLink>
      </p>
    </div>
  )
}
