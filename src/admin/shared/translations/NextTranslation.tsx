'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { translationPathFor } from '@/admin/paths'
import type { Locale } from '@/domain/locales'
import { buttonClass } from '../ui/Button'
import { keptFilter, nextQuery, translationList } from './translationList'

interface Props {
  /** Of the translation that is open. */
  id: string
  language: Locale
}

/** Leads to the next translation of the list that this one was opened from. Renders nothing if there is none. */
export function NextTranslation({ id, language }: Props) {
  const address = translationList.read(useSearchParams())
  const { data } = useQuery(nextQuery(address, { id, language }))
  if (!data?.next) return null
  const { kind, entry, title } = data.next
  return (
    <Link
      href={translationPathFor(kind, entry, language, keptFilter(address))}
      prefetch={false}
      className={buttonClass()}
    >
      Next<span className="sr-only">: {title}</span>
    </Link>
  )
}
