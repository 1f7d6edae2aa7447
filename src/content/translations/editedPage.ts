import type { UnknownRecord } from '../../domain/isRecord'
import type { Locale } from '../../domain/locales'
import { type PageName, pageModels } from '../../domain/pageTexts/pages'
import { readyProblems, type TextProblem } from '../../domain/translations/check'
import type { EditedPage } from '../../domain/translations/editedPage'
import { textPlaces } from '../../domain/translations/texts'
import type { AccessContext } from '../accessContext'
import { storedPageTexts } from '../pageTexts'
import { siteSettings } from '../settings'
import { type Call, textsIn, withoutHiddenRows } from './original'
import { translation, translationStatesOf } from './translations'

/** A page's texts in one language as they were last saved, beside its original. */
export async function editedPage(
  call: Call,
  name: PageName,
  locale: Locale,
  access: AccessContext,
): Promise<EditedPage> {
  const { slug } = pageModels[name]
  const subject = { kind: slug, entry: slug }
  const found = await translation(call, subject, locale)
  const { contentLanguage } = await siteSettings()
  return {
    ...(await storedPageTexts(name, locale, access)),
    originalLanguage: contentLanguage,
    translations: await translationStatesOf(call, subject),
    original: found && { texts: found.original, changed: found.changed },
  }
}

/** A text's place in the form: rows by their position. */
function formPath(path: string, page: UnknownRecord): string {
  const [list = '', id, field] = path.split('/')
  const rows = page[list]
  if (!field || !Array.isArray(rows)) return path
  return `${list}.${rows.findIndex((row) => row.id === id)}.${field}`
}

/** What keeps a page's texts from being published as a translation; nothing does in the original's language. */
export async function pageProblems(
  call: Call,
  name: PageName,
  locale: Locale,
  page: UnknownRecord,
): Promise<TextProblem[]> {
  const { slug } = pageModels[name]
  const found = await translation(call, { kind: slug, entry: slug }, locale)
  if (!found) return []
  const shown = new Set(textPlaces(slug, withoutHiddenRows(page)).map(({ unit }) => unit.path))
  const units = found.units.filter(({ path }) => shown.has(path))
  return readyProblems(units, found.original, textsIn(slug, page)).map(({ path, message }) => ({
    path: formPath(path, page),
    message,
  }))
}
