import { passwordLimits } from './roles'

/** What a new password must be, for the person who chooses it. */
export const passwordHint = `At least ${passwordLimits.min} characters, without the username or the site's name.`

/** Characters commonly used in place of letters. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)
const joined = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Shorter parts of a name occur in too many words. */
const shortestPart = 4

/** What a password must not contain of a name: the whole name, and each longer word. */
function partsOf(name: string): string[] {
  const text = plain(name)
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortestPart)
  return [joined(text), ...words].filter((part) => part.length >= 3)
}

/** Whether a password contains a name in any spelling: `K1te-Wing` for Kitewing. */
export function containsName(password: string, names: string[]): boolean {
  const texts = [joined(plain(password)), joined(withLetters(plain(password)))]
  return names.flatMap(partsOf).some((part) => texts.some((text) => text.includes(part)))
}

const isRun = (text: string) => {
  const steps = [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index))
  return new Set(steps).size <= 1 && Math.abs(steps[0] ?? 0) <= 1
}

/** The shortest text that a password repeats: `ab` in `ababab`. */
const unitOf = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

/** A password without easily guessed parts at its ends. */
function coresOf(password: string): string[] {
  const text = plain(password)
  const letters = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const cores = [text, joined(text), letters].flatMap((core) => [core, joined(withLetters(core))])
  return [...cores, ...cores.map(unitOf)]
}

/**
 * Whether a password is easy to guess: on the list, on it with digits and symbols added or repeated, or a run such as
 * `123456789012`.
 */
export function isCommon(password: string, list: ReadonlySet<string>): boolean {
  const cores = coresOf(password)
  return cores.some((core) => list.has(core) || core.length <= 3 || isRun(core))
}
