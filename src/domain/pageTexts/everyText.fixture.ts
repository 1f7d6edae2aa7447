import type { Locale } from '../locales'
import { defaultTexts } from './defaults'
import { isText, listsOf } from './model'
import { type PageName, pageModels, pageNames } from './pages'

/** Fields of rows that may be empty. */
const optionalIn = (name: PageName) =>
  new Set(
    listsOf(pageModels[name]).flatMap(([, { fields }]) =>
      Object.entries(fields).flatMap(([field, described]) =>
        isText(described) && !described.isOptional ? [] : field,
      ),
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
  pageNames.flatMap((name) => leaves(defaultTexts[name][locale], name, optionalIn(name)))
