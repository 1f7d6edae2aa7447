import { setTimeout as wait } from 'node:timers/promises'
import { isLocale, type Locale, locales, localizedPath } from '../domain/locales'
import { savedPreferencesScript } from '../domain/savedPreferencesScript'
import { log } from '../logging/requestLog'
import type { Handler } from './cache/Rendering'
import { renderAnonymously } from './cache/renderAnonymously'

/** The texts of an error page. */
export interface ErrorText {
  title: string
  text: string
  /** Links to continue with: paths without language, and link texts. */
  ways: [path: string, label: string][]
}

/** Milliseconds after which the frame is rendered again: a language may have been turned off. */
const maxAge = 60_000

/**
 * The latest rendered 404 page per language: the site's header, footer and chat button. A language that is turned off
 * has that of another one.
 */
const frames = new Map<Locale, string>()

const scripts = /<script\b[^>]*>([\s\S]*?)<\/script>/g
const preloadedScripts = /<link\b[^>]*\bas="script"[^>]*>/g

/** Elements that would make requests, or restore the original page. */
const withoutScripts = (html: string) =>
  html
    .replace(scripts, (script, text) => (text === savedPreferencesScript ? script : ''))
    .replace(preloadedScripts, '')

async function renew(handler: Handler, signal: AbortSignal): Promise<void> {
  for (const locale of locales) {
    if (signal.aborted) return
    const { status, body } = await renderAnonymously(handler, localizedPath(locale, '/not-found'))
    if (status === 404) frames.set(locale, withoutScripts(body.toString('utf8')))
  }
}

/** The language in which errors below a language's URLs are shown. */
export function errorLocale(locale: Locale): Locale {
  const [, shown = ''] = /<html\b[^>]*\blang="(\w+)"/.exec(frames.get(locale) ?? '') ?? []
  return isLocale(shown) ? shown : locale
}

/**
 * Keeps the site's frame ready for error pages, because the database may be down by then.
 * @returns a promise for the end of what is being rendered when `signal` ends it
 */
export async function keepErrorFrame(handler: Handler, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await renew(handler, signal).catch((err) => log.warn({ err }, 'no frame for error pages'))
    await wait(maxAge, undefined, { ref: false, signal }).catch(() => {})
  }
  frames.clear()
}

const title = /(<title>)[^<]*/
const heading = /(<h1\b[^>]*>)[^<]*/
const paragraph = /(<p\b[^>]*>)[^<]*/
/** The drawing beside the text, which shows that it is a 404. */
const figure = /<div data-figure\b[\s\S]*?<\/div>/
const link = /(<a\b[^>]*\bhref=")[^"]*("[^>]*>)[^<]*<\/a>/g

/** An error in the site's frame, replacing the text of the 404 page. */
export function inFrame(problem: ErrorText, locale: Locale): string | undefined {
  const frame = frames.get(locale)
  const [, before = '', main = '', after = ''] =
    /^([\s\S]*?<main\b[^>]*>)([\s\S]*)(<\/main>[\s\S]*)$/.exec(frame ?? '') ?? []
  if (!main) return undefined
  const ways = problem.ways.values()
  const content = main
    .replace(figure, '')
    .replace(heading, (_, tag) => tag + problem.title)
    .replace(paragraph, (_, tag) => tag + problem.text)
    .replace(link, (_, start, middle) => {
      const { value: way } = ways.next()
      return way ? `${start}${localizedPath(locale, way[0])}${middle}${way[1]}</a>` : ''
    })
  // Its language links lead to the home page, because the current URL doesn't work.
  const around = (html: string) =>
    html.replace(/(href="(?:\/\w\w)?)\/not-found"/g, (_, start) => `${start}/"`)
  return around(before).replace(title, (_, tag) => tag + problem.title) + content + around(after)
}
