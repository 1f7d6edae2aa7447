import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productCategories } from '../domain/categories'
import { locales } from '../domain/locales'
import { messages } from './translator'

const root = path.resolve('src')
const languages = new Set(locales.map((locale) => path.join(root, 'i18n', `${locale}.ts`)))

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => path.join(root, name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !languages.has(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Required by the specification (§2 and §5), used or not. */
const specified = ['common.loading', 'common.success', 'nav.admin']

const words = new Set([
  ...[...sources.matchAll(/(?<=['"`])[\w./& -]+(?=['"`])/g)].map(([word]) => word),
  ...[...sources.matchAll(/\b\w+(?=\??:)/g)].map(([word]) => word),
  ...productCategories.map(({ value }) => value),
])

/** Keys built by the code, such as `footer.${name}`: their prefix and suffix. */
const composed = [...sources.matchAll(/`(\w+\.\w*)\$\{[^}`]*\}(\w*)`/g)].map(([, start = '', end = '']) => ({
  start,
  end,
}))

/** Groups of which the plural is used. */
const counted = [...sources.matchAll(/\bcounted\(locale, '(\w+)'|messages\[locale\]\.(\w+)/g)].map(
  ([, shown, sent]) => shown ?? sent,
)
const isPlural = (key: string) => /^\w+\.(?:one|other)$/.test(key) && counted.includes(key.split('.')[0])

const isComposed = (key: string) =>
  composed.some(({ start, end }) => {
    const word = key.slice(start.length, key.length - end.length)
    return key === start + word + end && (words.has(word) || /^\d+$/.test(word))
  })

test('every message is used somewhere', () => {
  const keys = Object.entries(messages.en).flatMap(([group, texts]) =>
    Object.keys(texts).map((name) => `${group}.${name}`),
  )
  const unused = keys.filter(
    (key) => !words.has(key) && !isComposed(key) && !isPlural(key) && !specified.includes(key),
  )
  expect(unused).toEqual([])
})
