'use client'

import type { CSSProperties } from 'react'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ButtonLink } from '../ui/Button'
import { MissingPage } from '../ui/MissingPage'

/** The site's sign, from what happened to what should have. */
const Moved = () => (
  <p aria-hidden className="moved moved-page" style={{ '--digits': '7.8' } as CSSProperties}>
    <span className="moved-numbers">
      <span className="moved-before">404</span>
      <span className="facet" data-direction="down" />
      200
    </span>
  </p>
)

/** Rendered in the browser, because Next passes no route, and so no language, to its not-found page. */
export function NotFound() {
  const { locale, t } = useLanguage()
  return (
    <MissingPage title={t('notFound.title')} text={t('notFound.text')} figure={<Moved />}>
      <ButtonLink href={localizedPath(locale, paths.home)}>{t('notFound.home')}</ButtonLink>
      <ButtonLink variant="quiet" href={localizedPath(locale, paths.search)}>
        {t('notFound.search')}
      </ButtonLink>
    </MissingPage>
  )
}
