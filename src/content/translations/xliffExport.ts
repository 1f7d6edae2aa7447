import type { PayloadRequest } from 'payload'
import jsToXliff12 from 'xliff/jsToXliff12'
import type { Locale } from '../../domain/locales'
import type { Role } from '../../domain/roles'
import { maxXliffEntries } from '../../domain/translations/imports'
import type { TranslationEntity } from '../../domain/translations/states'
import { asString } from '../../domain/translations/texts'
import { maxImportSize } from '../../domain/uploads'
import { withoutControls } from '../../domain/withoutControls'
import { type TranslationFilter, translation, translations } from './translations'

/** Of the largest file: importing it takes a few more than its texts. */
const maxSize = maxImportSize - 10_000

type Units = Record<string, { source: string; target?: string }>

// The library takes `&amp;` for an ampersand that is escaped already.
const escaped = (text: string) => withoutControls(text).replaceAll('&', '&amp;')

const unitsIn = ({ units, original, texts }: TranslationEntity): Units =>
  Object.fromEntries(
    units.map(({ path }) => [
      path,
      {
        source: escaped(asString(original[path])),
        ...(texts[path] && { target: escaped(asString(texts[path])) }),
      },
    ]),
  )

/** A translation may be twice as long as its original. */
const asTranslated = (units: Units): Units =>
  Object.fromEntries(
    Object.entries(units).map(([path, { source, target = '' }]) => [
      path,
      { source, target: target.length > 2 * source.length ? target : source + source },
    ]),
  )

/** Bytes of an entry in the request that imports its translation, which is JSON. */
async function sizeOf(units: Units, name: string): Promise<number> {
  const resources = { [name]: asTranslated(units) }
  return Buffer.byteLength(JSON.stringify(await jsToXliff12({ resources })))
}

/** A file, and how many of the translations that were asked for are in it. */
export interface Exported {
  xliff: string
  exported: number
  total: number
}

/**
 * Translations into a language as XLIFF 1.2: those that have waited longest, as many as can be imported in one file
 * again.
 */
export async function exportXliff(
  req: PayloadRequest,
  filter: TranslationFilter & { language: Locale },
  role: Role,
): Promise<Exported> {
  const { language } = filter
  const { entries, total } = await translations(filter, { limit: maxXliffEntries, page: 1 }, role)
  const resources: Record<string, Units> = {}
  let sourceLanguage = ''
  let [size, exported] = [0, 0]
  for (const line of entries) {
    const found = await translation({ payload: req.payload, req }, line, language)
    if (!found) continue
    const [name, units] = [`${line.kind}/${line.entry}`, unitsIn(found)]
    size += await sizeOf(units, name)
    if (exported && size > maxSize) break
    sourceLanguage = found.originalLanguage
    resources[name] = units
    exported += 1
  }
  const xliff = await jsToXliff12({ sourceLanguage, targetLanguage: language, resources })
  return { xliff, exported, total }
}
