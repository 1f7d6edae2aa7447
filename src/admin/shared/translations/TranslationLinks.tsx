'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { translationPathFor } from '@/admin/paths'
import { localeNames, locales } from '@/domain/locales'
import type { TranslatedKind } from '@/domain/translations/fields'
import type { TranslationLine } from '@/domain/translations/states'
import { pageOf } from '../api/queries'
import { buttonClass } from '../ui/Button'
import { TranslationBadge } from './TranslationBadge'
import { linesQuery } from './translationQueries'

interface Props {
  kind: TranslatedKind
  /** The entry's id. */
  entry: string
}

/** Leads from an entry to its translations, each with its state. Renders nothing until they are known. */
export function TranslationLinks({ kind, entry }: Props) {
  const { data } = useQuery(pageOf<TranslationLine>(linesQuery({ kind, entry })))
  if (!data?.entries.length) return null
  const lines = data.entries.toSorted(
    (one, other) => locales.indexOf(one.language) - locales.indexOf(other.language),
  )
  return (
    <nav aria-label="Translations" className="-ml-3 flex flex-wrap gap-x-1">
      {lines.map(({ language, state }) => (
        <Link
          key={language}
          href={translationPathFor(kind, entry, language)}
          prefetch={false}
          className={buttonClass('quiet')}
        >
          <span lang={language}>{localeNames[language]}</span>
          <TranslationBadge state={state} />
        </Link>
      ))}
    </nav>
  )
}
