import { savedPreferencesScript } from '../domain/savedPreferencesScript'
import { speculationRules } from './speculationRules'

/** The JSON between a prefix and a suffix; undefined if the text doesn't match. */
function jsonBetween(start: string, text: string, end: string): unknown {
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined
  try {
    return JSON.parse(text.slice(start.length, text.length - end.length))
  } catch {
    return undefined
  }
}

/** Next sends the server's rendering to the browser in chunks: text (1) or bytes (3). */
function isFlight(text: string): boolean {
  const pushed = jsonBetween('self.__next_f.push(', text, ')')
  if (!Array.isArray(pushed) || pushed.length !== 2) return false
  const [kind, data] = pushed
  return (kind === 1 || kind === 3) && typeof data === 'string'
}

const chunk = /^static\/chunks\/[\w~-]+(?:\.[\w~-]+)*\.js$/

/** The build's own list of a page's first files. */
function isChunkList(text: string): boolean {
  const list = jsonBetween('(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', text, ');')
  if (typeof list !== 'object' || list === null) return false
  const { otherChunks, runtimeModuleIds, ...more } = list as Record<string, unknown>
  return (
    Object.keys(more).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((name) => typeof name === 'string' && chunk.test(name)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isInteger)
  )
}

/** Whether a page's inline script is exactly one that Next writes. */
export const isNextScript = (text: string): boolean =>
  text === '(self.__next_f=self.__next_f||[]).push([0])' || isFlight(text) || isChunkList(text)

/** Whether an inline script is exactly one that our layout, the front server or Next writes. */
export const isKnownScript = (text: string): boolean =>
  text === savedPreferencesScript || text === speculationRules || isNextScript(text)
