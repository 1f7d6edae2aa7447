import type { Page, VersionLine } from '../domain/entities'
import { isSameValue } from '../domain/fingerprint'
import type { UnknownRecord } from '../domain/isRecord'
import type { Locale } from '../domain/locales'
import { type PageName, type PageTexts, pageModels } from '../domain/pageTexts/pages'
import { getCms } from '../runtime/cms'
import type { AccessContext, Paging } from './accessContext'
import { accountNames } from './accountNames'
import { toTexts } from './pageTexts'

interface Stored {
  id: string
  updatedAt: string
  version: UnknownRecord & { _status?: 'draft' | 'published' | null; savedBy?: string | null }
}

async function find(
  name: PageName,
  locale: Locale,
  where: object,
  { limit, page }: Paging,
  access: AccessContext,
) {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.findGlobalVersions({
    slug: pageModels[name].slug,
    locale,
    where: where as never,
    sort: '-updatedAt',
    depth: 1,
    limit,
    page,
    showHiddenFields: true,
    ...access,
  })
  return { docs: docs as unknown as Stored[], totalDocs }
}

/** The versions of a page, newest first, with what differs from the version before in one language. */
export async function pageTextVersions(
  name: PageName,
  locale: Locale,
  paging: Paging,
  access: AccessContext,
): Promise<Page<VersionLine>> {
  const { docs, totalDocs } = await find(name, locale, {}, paging, access)
  const last = docs.at(-1)
  const older = { updatedAt: { less_than: last?.updatedAt } }
  const before = last ? (await find(name, locale, older, { limit: 1, page: 1 }, access)).docs : []
  const texts = [...docs, ...before].map(({ version }) => toTexts(name, locale, version) as UnknownRecord)
  const names = await accountNames(docs.flatMap(({ version }) => version.savedBy ?? []))
  return {
    total: totalDocs,
    entries: docs.map(({ id, updatedAt, version: { _status, savedBy } }, index) => {
      const [now = {}, then] = [texts[index], texts[index + 1]]
      return {
        id,
        updatedAt,
        state: _status === 'published' ? 'published' : 'draft',
        authors: savedBy ? [names.get(savedBy) ?? null] : [],
        changed: then ? Object.keys(now).filter((field) => !isSameValue(now[field], then[field])) : null,
      }
    }),
  }
}

/** The texts of a version of a page in one language, with all rows; null if there is no such version. */
export async function pageTextVersion(
  name: PageName,
  locale: Locale,
  id: string,
  access: AccessContext,
): Promise<{ updatedAt: string; texts: PageTexts[PageName] } | null> {
  const { docs } = await find(name, locale, { id: { equals: id } }, { limit: 1, page: 1 }, access)
  const [stored] = docs
  return stored ? { updatedAt: stored.updatedAt, texts: toTexts(name, locale, stored.version) } : null
}
