import type { APIRequestContext } from '@playwright/test'
import type { PageName } from '@/domain/pageTexts/pages'
import { expect } from './fixtures'

/** Keeps the texts of pages that a test changes, as other tests use them too. @returns puts them back */
export async function keepPageTexts(
  request: APIRequestContext,
  headers: Record<string, string>,
  names: PageName[],
): Promise<() => Promise<void>> {
  const paths = names.flatMap((name) =>
    ['en', 'de'].map((language) => `/api/admin/pages/${name}?locale=${language}`),
  )
  const kept: [string, object][] = []
  for (const path of paths) kept.push([path, (await (await request.get(path, { headers })).json()).texts])
  return async () => {
    for (const [path, data] of kept) expect((await request.put(path, { headers, data })).status()).toBe(200)
  }
}
