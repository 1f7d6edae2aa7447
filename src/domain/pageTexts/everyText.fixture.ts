import type { Locale } from '../locales'
import { defaultTexts } from './defaults'
import { isText, listsOf } from './model'
import { type PageName, pageModels, pageNames } from './pages'

/** Fields that are the same in all languages, and may be empty. */
const sharedIn = (name: PageName) =>
  new Set(
    listsOf(pageModels[name]).flatMap(([, { fields }]) =>
      Object.entries(fields).flatMap(([field, described]) => (isText(described) ? [] : field)),
    ),
  )

const leaves = (value: unknown, path: string, left: Set<string>): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) =>
        left.has(name) ? [] : leaves(inner, `${path}.${name}`, left),
      )

/** Every default text of all pages in a language, by path. */
export const everyText = (locale: Locale) =>
  pageNames.flatMap((name) => leaves(defaultTexts[name][locale], name, sharedIn(name)))
