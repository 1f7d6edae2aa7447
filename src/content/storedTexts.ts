import { type AnyRow, isText, listsOf, type PageModel, type RowField } from '../domain/pageTexts/model'
import type { AccessContext } from './accessContext'
import { existingIds } from './existingIds'
import { storedPictures } from './storedPictures'

async function storedValue(field: RowField, value: string, access: AccessContext): Promise<unknown> {
  if (isText(field)) return value
  if (field.kind === 'picture') {
    return value ? (await storedPictures([value], access))[0] : { media: null, url: null }
  }
  // What was deleted meanwhile is no longer related.
  if (field.kind === 'project') return value ? ((await existingIds('project', [value]))[0] ?? null) : null
  return field.kind === 'permission' ? value === 'yes' : value || null
}

/** A page's texts as they are stored: images of the library and projects become relations. */
export async function storedTexts(
  page: PageModel,
  texts: Record<string, unknown>,
  access: AccessContext,
): Promise<Record<string, unknown>> {
  const stored = { ...texts }
  for (const [list, { fields }] of listsOf(page)) {
    const shared = Object.entries(fields).filter(([, field]) => !isText(field))
    if (shared.length === 0) continue
    const rows: Record<string, unknown>[] = []
    for (const row of texts[list] as AnyRow[]) {
      const values: [string, unknown][] = []
      for (const [name, field] of shared) {
        values.push([name, await storedValue(field, String(row[name]), access)])
      }
      rows.push({ ...row, ...Object.fromEntries(values) })
    }
    stored[list] = rows
  }
  return stored
}
