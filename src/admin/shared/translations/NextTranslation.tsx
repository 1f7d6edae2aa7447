'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { translationPathFor } from '@/admin/paths'
import type { Locale } from '@/domain/locales'
import type { TranslationLine } from '@/domain/translations/states'
import { pageOf } from '../api/queries'
import { buttonClass } from '../ui/Button'
import { translationList, translationsQuery } from './translationList'

interface Props {
  /** Of the translation that is open. */
  id: string
  language: Locale
}

/** Leads to the next one to translate into this language: what has waited longest. Renders nothing if there is none. */
export function NextTranslation({ id, language }: Props) {
  const address = translationList.read(new URLSearchParams({ language, state: 'open' }))
  const { data } = useQuery(pageOf<TranslationLine>(translationsQuery(address)))
  const next = data?.entries.find((line) => line.id !== id)
  if (!next) return null
  return (
    <Link
      href={translationPathFor(next.kind, next.entry, next.language)}
      prefetch={false}
      className={buttonClass()}
    >
      Next<span className="sr-only">: {next.title}</span>
    </Link>
  )
}
