'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { type Locale, localeNames, localizedPath } from '@/domain/locales'
import { useLanguage } from '@/i18n/LanguageProvider'
import { useKeptQuery } from './KeptQuery'

/** The same page in other languages, if there are any. Full page loads, because the document's language changes. */
export function LanguageLinks({ languages }: { languages: readonly Locale[] }) {
  const { locale, t } = useLanguage()
  const path = `/${useSelectedLayoutSegments().join('/')}`
  const query = useKeptQuery()
  if (languages.length === 1) return null
  return (
    <nav aria-label={t('controls.language')}>
      <p aria-hidden="true" className="mb-1 text-muted text-small">
        {t('controls.language')}
      </p>
      <ul className="grid grid-cols-2 gap-1">
        {languages.map((other) => (
          <li key={other}>
            <a
              href={`${localizedPath(other, path)}${query}`}
              hrefLang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
              className="block rounded-control px-3 py-2 hover:bg-tint aria-[current]:bg-accent-tint aria-[current]:font-semibold aria-[current]:text-accent-text"
            >
              {localeNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
