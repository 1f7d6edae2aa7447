'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { originalPathFor, translationPathFor, translationsPath } from '@/admin/paths'
import { isNotFound } from '@/admin/shared/api/api'
import { TranslationBadge } from '@/admin/shared/translations/TranslationBadge'
import { keptFilter, translationList } from '@/admin/shared/translations/translationList'
import { type TranslationKey, translationQuery } from '@/admin/shared/translations/translationQueries'
import { buttonClass } from '@/admin/shared/ui/Button'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { MissingScreen } from '@/admin/shared/ui/MissingScreen'
import { Screen } from '@/admin/shared/ui/Screen'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { isLocale, localeNames } from '@/domain/locales'
import { isTranslatedKind } from '@/domain/translations/fields'
import type { TranslationEntity } from '@/domain/translations/states'
import { TranslationForm } from './TranslationForm'

/** The original, and the other languages of the entry. What is typed in one is kept until one comes back. */
function LanguageSwitch({ stored }: { stored: TranslationEntity }) {
  const { kind, entry, language, originalLanguage, languages } = stored
  const filter = keptFilter(translationList.read(useSearchParams()))
  return (
    <nav aria-label="Language" className="flex flex-wrap gap-1">
      <Link
        href={originalPathFor(kind, entry, originalLanguage)}
        prefetch={false}
        className={buttonClass('secondary')}
      >
        <span lang={originalLanguage}>{localeNames[originalLanguage]}</span>
        <span className="font-normal text-muted">Original</span>
      </Link>
      {languages.map((other) => (
        <ShallowLink
          key={other.language}
          href={translationPathFor(kind, entry, other.language, filter)}
          aria-current={other.language === language ? 'page' : undefined}
          className={buttonClass(other.language === language ? 'primary' : 'secondary')}
        >
          <span lang={other.language}>{localeNames[other.language]}</span>
          {other.language !== language && <TranslationBadge state={other.state} />}
        </ShallowLink>
      ))}
    </nav>
  )
}

function Opened({ of }: { of: TranslationKey }) {
  const { data, error, refetch } = useQuery(translationQuery(of))
  if (error && !data && isNotFound(error)) return <Missing />
  return (
    <Screen title={data?.title ?? 'Translation'} actions={data && <LanguageSwitch stored={data} />}>
      {data ? (
        <TranslationForm key={data.id} stored={data} />
      ) : error ? (
        <ErrorState title="This translation couldn't be loaded" error={error} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the translation…</span>
          <Skeleton className="h-96 w-full rounded-xl" />
        </div>
      )}
    </Screen>
  )
}

const Missing = () => (
  <MissingScreen
    title="Translations"
    missing="There is no such translation"
    hint="Its entry may have been deleted, or this is its own language."
    href={translationsPath}
    label="All translations"
  />
)

/** The translation that the URL names. */
export function TranslationScreen() {
  const [kind = '', entry = '', language = ''] = usePathname()
    .slice(translationsPath.length + 1)
    .split('/')
  if (!isTranslatedKind(kind) || !entry || !isLocale(language)) return <Missing />
  return <Opened of={{ kind, entry, language }} />
}
