'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { pagesPath } from '@/admin/paths'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { MissingScreen } from '@/admin/shared/ui/MissingScreen'
import { Screen } from '@/admin/shared/ui/Screen'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { isLocale, type Locale } from '@/domain/locales'
import { screenTitle } from '@/domain/pageTexts/model'
import { isPageName, type PageName, pageModels } from '@/domain/pageTexts/pages'
import { Languages } from './Languages'
import { PageForm } from './PageForm'
import { pageTextsQuery } from './pageTextsQuery'

function PageEditor({ name, locale }: { name: PageName; locale: Locale }) {
  const { data, error, refetch } = useQuery(pageTextsQuery(name, locale))
  const [restored, setRestored] = useState(0)
  return (
    <Screen
      title={screenTitle(pageModels[name])}
      actions={<Languages page={name} current={locale} stored={data} />}
    >
      {data ? (
        <PageForm
          key={`${locale} ${restored}`}
          stored={data}
          onRestored={() => setRestored((count) => count + 1)}
        />
      ) : error ? (
        <ErrorState title="This page couldn't be loaded" error={error} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the page…</span>
          <Skeleton className="h-96 w-full rounded-xl" />
        </div>
      )}
    </Screen>
  )
}

/**
 * The texts of the page that the URL names, in the language that it names.
 * @param contentLanguage that of the originals, for a URL without one
 */
export function PageScreen({ contentLanguage }: { contentLanguage: Locale }) {
  const name = usePathname().split('/').at(-1) ?? ''
  const wanted = useSearchParams().get('locale') ?? ''
  if (isPageName(name)) return <PageEditor name={name} locale={isLocale(wanted) ? wanted : contentLanguage} />
  return (
    <MissingScreen
      title="Pages"
      missing="There is no such page"
      hint="It may have been renamed."
      href={pagesPath}
      label="All pages"
    />
  )
}
