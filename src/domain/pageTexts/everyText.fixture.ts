import type { Locale } from '../locales'
import { defaultTexts } from './defaults'
import { pageNames } from './pages'

const leaves = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))

/** Every default text of all pages in a language, by path. */
export const everyText = (locale: Locale) =>
  pageNames.flatMap((name) => leaves(defaultTexts[name][locale], name))
