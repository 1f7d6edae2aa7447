import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '@/admin/shared/api/api'
import { mergedWith } from '@/admin/shared/crud/useCrud'
import { type Edit, saveMerged } from '@/admin/shared/forms/saveMerged'
import type { Locale } from '@/domain/locales'
import type { AnyRow } from '@/domain/pageTexts/model'
import type { PageName, StoredPageTexts } from '@/domain/pageTexts/pages'
import { toast } from '@/toast/toast'
import { pageFieldLabel } from './fieldLabels'
import { pagesQuery } from './pagesQuery'

/** The form's values: texts and lists by name. */
export type PageValues = Record<string, string | AnyRow[]>

export type SaveStatus = 'draft' | 'published'

export const pagePath = (name: PageName) => `/api/admin/pages/${name}` as const

const pathOf = (name: PageName, locale: Locale, status?: SaveStatus) =>
  `${pagePath(name)}?locale=${locale}${status ? `&status=${status}` : ''}` as const

export const toValues = ({ texts }: StoredPageTexts): PageValues => ({ ...texts })

/** Options for `useQuery`: a page's texts in a language. */
export const pageTextsQuery = (name: PageName, locale: Locale) => ({
  queryKey: [...pagesQuery.queryKey, name, locale],
  queryFn: () => apiRequest<StoredPageTexts>(pathOf(name, locale)),
})

/** Shows a page's texts as they were just saved. */
function show(client: QueryClient, saved: StoredPageTexts): void {
  // The rows belong to all languages.
  client.removeQueries({ queryKey: pagesQuery.queryKey, type: 'inactive' })
  client.setQueryData(pageTextsQuery(saved.name, saved.locale).queryKey, saved)
}

/** Makes the texts of a version in a language the draft. @throws {ApiError} if somebody has saved the page since */
export async function restorePageTexts(
  client: QueryClient,
  { name, locale }: StoredPageTexts,
  version: string,
): Promise<void> {
  const { texts } = await apiRequest<StoredPageTexts>(
    `${pagePath(name)}/versions/${version}?locale=${locale}`,
  )
  // The newest one that this screen knows: undoing follows a restore.
  const shown = client.getQueryData<StoredPageTexts>(pageTextsQuery(name, locale).queryKey)
  const saved = await apiRequest<StoredPageTexts>(pathOf(name, locale, 'draft'), {
    method: 'PUT',
    body: { ...texts },
    ifMatch: shown?.updatedAt,
  })
  show(client, saved)
}

/** Saves a page's texts in a language, merging in what others have saved meanwhile. */
export function useSavePageTexts({ name, locale }: StoredPageTexts) {
  const client = useQueryClient()
  const { queryFn: read } = pageTextsQuery(name, locale)
  return useMutation({
    mutationFn: ({ edit, status }: { edit: Edit<PageValues, StoredPageTexts>; status: SaveStatus }) =>
      saveMerged(edit, {
        write: (body, version) =>
          apiRequest<StoredPageTexts>(pathOf(name, locale, status), {
            method: 'PUT',
            body,
            ifMatch: version ?? undefined,
          }),
        read,
        toValues,
      }),
    onSuccess: ({ saved, taken }, { status }) => {
      show(client, saved)
      const title = status === 'draft' ? 'Draft saved' : 'Page published successfully!'
      toast({ title, ...mergedWith(taken, (field) => pageFieldLabel(name, field)) })
    },
    onError: (_error, { status }) => {
      const title = status === 'draft' ? 'Failed to save draft' : 'Failed to publish page'
      toast({ title, variant: 'destructive' })
    },
  })
}
