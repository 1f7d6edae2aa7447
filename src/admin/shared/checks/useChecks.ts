import { useDeferredValue, useMemo } from 'react'
import type { EntryChecks } from '@/domain/checks/entryChecks'
import { useSeoCheck } from '../seo/useSeoCheck'

const unknown = { sameTitle: [], broken: [] }

/**
 * The suggestions for what is typed, a moment later, so that typing isn't held up.
 *
 * @param toChecks null for entries without checks
 */
export function useChecks<Values>(
  id: string | null,
  values: Values,
  toChecks: ((values: Values) => EntryChecks) | null,
) {
  const typed = useDeferredValue(JSON.stringify(values))
  const checks = useMemo(() => toChecks?.(JSON.parse(typed) as Values) ?? null, [toChecks, typed])
  const query = useSeoCheck(id, checks)
  const site = query.data ?? unknown
  const suggestions = useMemo(() => checks?.suggestions(site) ?? [], [checks, site])
  return { suggestions, query }
}
