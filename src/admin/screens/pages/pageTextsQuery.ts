import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, apiRequest } from '@/admin/shared/api/api'
import { mergedWith } from '@/admin/shared/crud/useCrud'
import { type Edit, saveMerged } from '@/admin/shared/forms/saveMerged'
import { translationsRoot } from '@/admin/shared/translations/translationQueries'
import type { Locale } from '@/domain/locales'
import type { AnyRow } from '@/domain/pageTexts/model'
import type { PageName } from '@/domain/pageTexts/pages'
import type { EditedPage } from '@/domain/translations/editedPage'
import { toast } from '@/toast/toast'
import { pageFieldLabel } from './fieldLabels'
import { pagesQuery } from './pagesQuery'

/** The form's values: texts and lists by name. */
export type PageValues = Record<string, string | AnyRow[]>

type SaveStatus = 'draft' | 'published'

export const pagePath = (name: PageName) => `/api/admin/pages/${name}` as const

const pathOf = (name: PageName, locale: Locale, status?: SaveStatus) =>
  `${pagePath(name)}?locale=${locale}${status ? `&status=${status}` : ''}` as const

export const toValues = ({ texts }: EditedPage): PageValues => ({ ...texts })

/** Options for `useQuery`: a page's texts in a language. */
export const pageTextsQuery = (name: PageName, locale: Locale) => ({
  queryKey: [...pagesQuery.queryKey, name, locale],
  queryFn: () => apiRequest<EditedPage>(pathOf(name, locale)),
})

/** Shows a page's texts as they were just saved. */
function show(client: QueryClient, saved: EditedPage): void {
  // The rows belong to all languages.
  client.removeQueries({ queryKey: pagesQuery.queryKey, type: 'inactive' })
  client.setQueryData(pageTextsQuery(saved.name, saved.locale).queryKey, saved)
  void client.invalidateQueries({ queryKey: translationsRoot })
}

/** Makes the texts of a version in a language the draft. @throws {ApiError} if somebody has saved the page since */
export async function restorePageTexts(
  client: QueryClient,
  { name, locale }: EditedPage,
  version: string,
): Promise<void> {
  const { texts } = await apiRequest<EditedPage>(`${pagePath(name)}/versions/${version}?locale=${locale}`)
  // The newest one that this screen knows: undoing follows a restore.
  const shown = client.getQueryData<EditedPage>(pageTextsQuery(name, locale).queryKey)
  const saved = await apiRequest<EditedPage>(pathOf(name, locale, 'draft'), {
    method: 'PUT',
    body: { ...texts },
    ifMatch: shown?.updatedAt,
  })
  show(client, saved)
}

/** Saves a page's texts in a language, merging in what others have saved meanwhile. */
export function useSavePageTexts({ name, locale }: EditedPage) {
  const client = useQueryClient()
  const { queryFn: read } = pageTextsQuery(name, locale)
  return useMutation({
    mutationFn: ({ edit, status }: { edit: Edit<PageValues, EditedPage>; status: SaveStatus }) =>
      saveMerged(edit, {
        write: (body, version) =>
          apiRequest<EditedPage>(pathOf(name, locale, status), {
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
    onError: (error, { status }) => {
      const isUnready = error instanceof ApiError && error.status === 422
      const title = status === 'draft' ? 'Failed to save draft' : 'Failed to publish page'
      toast({
        title: isUnready ? 'Not ready yet' : title,
        ...(isUnready && { description: 'See the messages below the fields.' }),
        variant: 'destructive',
      })
    },
  })
}
