import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { mergedWith } from '@/admin/shared/crud/useCrud'
import { pageSize } from '@/domain/limits'
import type { Locale } from '@/domain/locales'
import type { TranslatedKind } from '@/domain/translations/fields'
import type { TranslationEntity } from '@/domain/translations/states'
import type { Texts } from '@/domain/translations/texts'
import { toast } from '@/toast/toast'
import { ApiError, apiRequest } from '../api/api'
import { reasonOf } from '../api/messageOf'
import type { ScreenQuery } from '../api/queries'
import { toastFailure } from '../api/toastFailure'
import { type Edit, EditConflict, saveMerged } from '../forms/saveMerged'

export interface TranslationKey {
  kind: TranslatedKind
  entry: string
  language: Locale
}

export const translationsRoot = ['translations'] as const

export const translationsKey = [...translationsRoot, 'list']

const apiPath = '/api/admin/translations'

const pathOf = ({ kind, entry, language }: TranslationKey) =>
  `${apiPath}/${kind}/${entry}/${language}` as const

/** All translations of an entry. */
export function linesQuery(filter: { kind: TranslatedKind; entry: string }): ScreenQuery {
  const query = new URLSearchParams({ ...filter, limit: `${pageSize}`, page: '1' })
  return { queryKey: [...translationsRoot, 'list', `${query}`], path: `${apiPath}?${query}`, shape: 'page' }
}

/** How many translations are in which state. */
export function countsQuery(filters: URLSearchParams): ScreenQuery {
  return {
    queryKey: [...translationsRoot, 'counts', `${filters}`],
    path: `${apiPath}/counts?${filters}`,
    shape: 'one',
  }
}

/** Options for `useQuery`: a translation beside its original. */
export const translationQuery = (key: TranslationKey) => ({
  queryKey: [...translationsRoot, 'one', pathOf(key)],
  queryFn: () => apiRequest<TranslationEntity>(pathOf(key)),
})

async function show(client: QueryClient, saved: TranslationEntity): Promise<void> {
  client.setQueryData(translationQuery(saved).queryKey, saved)
  await Promise.all([
    client.invalidateQueries({ queryKey: translationsKey }),
    client.invalidateQueries({ queryKey: [...translationsRoot, 'counts'] }),
  ])
}

export type TranslationValues = Record<string, string>

/** The form's values: each text as one string, lists with an item per line. */
export const toValues = ({ units, texts }: TranslationEntity): TranslationValues =>
  Object.fromEntries(units.map(({ path }) => [path, [texts[path] ?? ''].flat().join('\n')]))

/** The texts that the endpoint takes. */
export const toTexts = (values: TranslationValues, { units }: Pick<TranslationEntity, 'units'>): Texts =>
  Object.fromEntries(
    units.map(({ path, control }) => {
      const value = values[path] ?? ''
      return [path, control === 'lines' ? value.split('\n').filter((line) => line.trim()) : value]
    }),
  )

type SaveState = 'draft' | 'ready'

interface Saving {
  edit: Edit<TranslationValues, TranslationEntity>
  state: SaveState
}

/** Saves a translation, merging in what others have saved meanwhile. */
export function useSaveTranslation(stored: TranslationEntity) {
  const client = useQueryClient()
  const { queryFn: read } = translationQuery(stored)
  const labelOf = (path: string) => stored.units.find((unit) => unit.path === path)?.label ?? path
  return useMutation({
    mutationFn: ({ edit, state }: Saving) =>
      saveMerged(edit, {
        write: (values, version, now) =>
          apiRequest<TranslationEntity>(`${pathOf(stored)}?state=${state}`, {
            method: 'PUT',
            body: { texts: toTexts(values, now ?? stored) },
            ifMatch: version ?? undefined,
          }),
        read,
        toValues,
      }),
    onSuccess: async ({ saved, taken }, { state }) => {
      await show(client, saved)
      toast({
        title: state === 'ready' ? 'Translation is ready' : 'Draft saved',
        ...mergedWith(taken, labelOf),
      })
    },
    onError(error) {
      if (error instanceof EditConflict) return
      const isUnready = error instanceof ApiError && error.status === 422
      toast({
        title: isUnready ? 'Not ready yet' : 'Not saved',
        description: isUnready ? 'See the messages below the fields.' : reasonOf(error),
        variant: 'destructive',
      })
    },
  })
}

/** Takes a translation off the site. */
export function useWithdraw(stored: TranslationEntity) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      apiRequest<TranslationEntity>(`${pathOf(stored)}/withdraw`, {
        method: 'POST',
        ifMatch: stored.updatedAt,
      }),
    onSuccess: async (saved) => {
      await show(client, saved)
      toast({ title: 'Taken off the site', description: 'Visitors read the original again.' })
    },
    onError: (error) => toastFailure('Not taken off the site', error),
  })
}
