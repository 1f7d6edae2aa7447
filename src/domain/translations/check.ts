import { contentLimits } from '../categories'
import { asString, isEmpty, type Text, type Texts, type TextUnit } from './texts'

/** Why a translation can't be called ready. */
export interface TextProblem {
  path: string
  message: string
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole)

const placeholders = (text: string) => all(text, /\{\w+\}/g)

/** A link to the site may name a language: it leads to the same page. */
const withoutLanguage = (href: string) => href.replace(/^\/[a-z]{2}(?=[/#?]|$)/, '') || '/'

const links = (html: string) => all(html, /<a\b[^>]*\bhref="([^"]*)"/g).map(withoutLanguage)

/** Of a plain text. A sentence may end right after one. */
const addresses = (text: string) => all(text, /https?:\/\/\S+[^\s.,;:!?)\]}'"»”’]/g)

const pictures = (html: string) => all(html, /<img\b[^>]*\bsrc="([^"]*)"/g)

/** What is in the first list and not in the second, each as often as it is missing. */
function missing(wanted: string[], found: string[]): string[] {
  const left = [...found]
  return wanted.filter((one) => {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function partsMissing(unit: TextUnit, original: string, text: string): string[] {
  const kinds =
    unit.control === 'html'
      ? [
          ['link', links],
          ['image', pictures],
          ['placeholder', placeholders],
        ]
      : [
          ['link', addresses],
          ['placeholder', placeholders],
        ]
  return (kinds as [string, (value: string) => string[]][]).flatMap(([name, parts]) =>
    missing(parts(original), parts(text)).map((part) => `The ${name} ${part} of the original is missing.`),
  )
}

function addedPictures(unit: TextUnit, original: string, text: string): string[] {
  if (unit.control !== 'html') return []
  return missing(pictures(text), pictures(original)).map(
    (picture) => `The image ${picture} isn't in the original.`,
  )
}

function problemsOf(unit: TextUnit, original: Text | undefined, text: Text | undefined): string[] {
  if (isEmpty(text)) return unit.isOptional ? [] : ['This text is not translated.']
  const [from, to] = [asString(original), asString(text)]
  return [...partsMissing(unit, from, to), ...addedPictures(unit, from, to)]
}

/** What is left to do before a translation is ready: nothing is empty, and links, images and placeholders are kept. */
export const readyProblems = (units: TextUnit[], original: Texts, texts: Texts): TextProblem[] =>
  units.flatMap((unit) =>
    problemsOf(unit, original[unit.path], texts[unit.path]).map((message) => ({ path: unit.path, message })),
  )

const tooLong = (max: number) => `Use at most ${max.toLocaleString('en')} characters.`

function formatProblem({ control, max }: TextUnit, text: Text | undefined): string | null {
  if (text === undefined) return null
  if (Array.isArray(text) !== (control === 'lines')) return 'This is not the kind of text that belongs here.'
  const longest = Array.isArray(text) ? Math.max(0, ...text.map((line) => line.length)) : text.length
  if (Array.isArray(text) && text.length > contentLimits.listItems)
    return `Use at most ${contentLimits.listItems} lines.`
  return longest > max ? tooLong(max) : null
}

/** What can't even be stored as a draft. */
export const formatProblems = (units: TextUnit[], texts: Texts): TextProblem[] =>
  units.flatMap((unit) => {
    const message = formatProblem(unit, texts[unit.path])
    return message ? [{ path: unit.path, message }] : []
  })
