import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { SaxesParser } from 'saxes'
import xliff12ToJs from 'xliff/xliff12ToJs'
import { retryTransient } from '../../database/retryTransient'
import { fingerprint, isSameValue } from '../../domain/fingerprint'
import { isLocale, type Locale } from '../../domain/locales'
import type { Role } from '../../domain/roles'
import { formatProblems } from '../../domain/translations/check'
import { translatedKinds } from '../../domain/translations/fields'
import { type ImportedEntry, maxXliffEntries } from '../../domain/translations/imports'
import type { TranslationEntity } from '../../domain/translations/states'
import { asString, type Text, type Texts, type TextUnit } from '../../domain/translations/texts'
import { HttpError } from '../../http/HttpError'
import { lostMarkup } from '../../rich-text/lostMarkup'
import { RichTextError } from '../../rich-text/RichTextError'
import { withDocumentLock } from '../../runtime/documentLock'
import { cleanHtml } from './cleanHtml'
import { isEntryId, mayTranslate, saveTranslation, translation } from './translations'

const malformed = () => new HttpError(400, 'This is not an XLIFF 1.2 file that was exported here.')

/**
 * Ends at the first error; the parser of `xliff` collects them all, which takes seconds where there are many. It would
 * also mix up several languages, and take the last of an entry's texts.
 * @throws {HttpError} 400 if it isn't well-formed, or has more than one language, an entry twice or too many
 */
function checkXml(text: string): void {
  const languages = new Set<string>()
  const entries = new Set<string>()
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw malformed()
  })
  parser.on('opentag', ({ name, attributes: { 'target-language': language = '', original = '' } }) => {
    if (name !== 'file') return
    if (languages.add(language).size > 1) throw new HttpError(400, 'The file has more than one language.')
    if (entries.has(original)) throw new HttpError(400, `The file has the same entry twice: ${original}.`)
    entries.add(original)
    if (entries.size > maxXliffEntries)
      throw new HttpError(400, `The file has more than ${maxXliffEntries} entries.`)
  })
  parser.write(text).close()
}

/** @throws {HttpError} 400 for anything but XLIFF 1.2 with plain texts */
async function parse(xliff: string): Promise<XliffDocument & { targetLanguage: Locale }> {
  // Entities could make a small file huge.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xliff)) throw malformed()
  checkXml(xliff)
  const document = await xliff12ToJs(xliff).catch(() => null)
  const language = document?.targetLanguage ?? ''
  if (!document || !isLocale(language)) throw malformed()
  return { ...document, targetLanguage: language }
}

const toText = ({ control }: TextUnit, value: string): Text =>
  control === 'lines' ? value.split('\n').filter((line) => line.trim()) : value.trim()

/** Rich text as it is stored, or what is wrong with it. */
async function checkedHtml(
  html: string,
  { payload }: PayloadRequest,
): Promise<{ html: string } | { problem: string }> {
  try {
    const { html: clean, unsafe } = await cleanHtml(html, payload)
    const lost = unsafe === undefined ? lostMarkup(html, clean) : { link: unsafe }
    if (lost?.link !== undefined) return { problem: `It has an invalid link: ${lost.link.slice(0, 80)}.` }
    return lost ? { problem: `It has markup that texts can't have: <${lost.tag}>.` } : { html: clean }
  } catch (error) {
    if (error instanceof RichTextError) return { problem: error.message }
    throw error
  }
}

const plain = (text: Text | undefined) => asString(text).trim()

/** Whether an original differs from the one that a file was made from, or has texts that it hadn't. */
const isOlder = (source: Texts, original: Texts): boolean =>
  Object.keys({ ...source, ...original }).some((path) => plain(source[path]) !== plain(original[path]))

/** The translated texts that have no place any more. */
const textsLeftOut = (units: Units, known: TextUnit[]): string[] => {
  const paths = new Set(known.map(({ path }) => path))
  return Object.entries(units).flatMap(([path, { target }]) =>
    !paths.has(path) && typeof target === 'string' && target.trim() ? [target.trim()] : [],
  )
}

type Units = XliffDocument['resources'][string]

interface Read {
  line: ImportedEntry
  found: TranslationEntity | null
  texts: Texts
  /** What the file was translated from. */
  source: Texts
}

/** An entry of a file beside what is stored. */
async function readEntry(
  req: PayloadRequest,
  { original, units, language }: { original: string; units: Units; language: Locale },
  role: Role,
): Promise<Read> {
  const [name, entry = ''] = original.split('/')
  const kind = translatedKinds.find((one) => one === name)
  const isMine = kind !== undefined && isEntryId(kind, entry) && mayTranslate(role, kind)
  const found = isMine ? await translation({ payload: req.payload, req }, { kind, entry }, language) : null
  const line: ImportedEntry = {
    id: original,
    title: found?.title ?? original,
    changes: [],
    leftOut: found ? textsLeftOut(units, found.units) : [],
    isOlder: false,
    version: found && fingerprint([found.original, found.texts]),
    isChanged: false,
    problem: null,
  }
  const read: Read = { line, found, texts: { ...found?.texts }, source: {} }
  if (!found) return { ...read, line: { ...line, problem: 'There is no such entry.' } }
  for (const unit of found.units) {
    const given = units[unit.path]
    if (!given) continue
    const { source = '', target = '' } = given
    if (typeof source !== 'string' || typeof target !== 'string')
      return { ...read, line: { ...line, problem: `${unit.label}: it has inline elements.` } }
    const current = found.original[unit.path] ?? ''
    read.source[unit.path] = plain(source) === plain(current) ? current : toText(unit, source)
    if (!target.trim()) continue
    const clean = unit.control === 'html' ? await checkedHtml(target, req) : { html: target }
    if ('problem' in clean) return { ...read, line: { ...line, problem: `${unit.label}: ${clean.problem}` } }
    const text = toText(unit, clean.html)
    const before = found.texts[unit.path]
    if (!isSameValue(before, text))
      line.changes.push({ label: unit.label, before: asString(before), after: asString(text) })
    read.texts[unit.path] = text
  }
  const [wrong] = formatProblems(found.units, read.texts)
  if (wrong) {
    const label = found.units.find(({ path }) => path === wrong.path)?.label
    return { ...read, line: { ...line, changes: [], problem: `${label}: ${wrong.message}` } }
  }
  line.isOlder =
    Object.keys(units).some((path) => !(path in read.source)) || isOlder(read.source, found.original)
  return read
}

interface Import {
  xliff: string
  /** Whether to store what the file says, or only to say what would change. */
  isApplied: boolean
  /** Whether to take what was translated from an older original too. */
  takesOlder: boolean
  /** The versions that were shown before, by entry: what has another one by now is left alone. */
  versions?: Record<string, string> | undefined
}

/**
 * Reads translations from XLIFF and stores them as drafts. Entries with a problem, those that have changed since
 * they were shown, and those that were translated from an older original unless that is wanted, are left alone.
 * @throws {HttpError} 400 for anything but XLIFF 1.2
 */
export async function importXliff(
  req: PayloadRequest,
  { xliff, isApplied, takesOlder, versions = {} }: Import,
  role: Role,
): Promise<{ language: Locale; entries: ImportedEntry[]; saved: number }> {
  const { targetLanguage: language, resources } = await parse(xliff)
  const lines: ImportedEntry[] = []
  let saved = 0
  for (const [original, units] of Object.entries(resources)) {
    const entry = original.split('/')[1] ?? ''
    const take = async (): Promise<ImportedEntry> => {
      const { line, found, texts, source } = await readEntry(req, { original, units, language }, role)
      const isWanted = !line.problem && line.changes.length > 0 && (takesOlder || !line.isOlder)
      const shown = versions[line.id]
      line.isChanged = shown !== undefined && shown !== line.version
      if (!isApplied || !isWanted || line.isChanged || !found) return line
      const { kind } = found
      const from = line.isOlder ? { source } : {}
      await saveTranslation(req, { kind, entry: found.entry, language }, { texts, isReady: false, ...from })
      saved += 1
      return line
    }
    // On SQLite nothing else would run meanwhile.
    await nextTurn()
    lines.push(await withDocumentLock(entry || original, () => retryTransient(req, take)))
  }
  return { language, entries: lines, saved }
}
