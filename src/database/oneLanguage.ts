import { AsyncLocalStorage } from 'node:async_hooks'
import type { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { locales, originalLocale } from '../domain/locales'
import { translatedFields } from '../domain/translations/fields'

type Mongo = ReturnType<ReturnType<typeof mongooseAdapter>['init']>
type Sqlite = ReturnType<ReturnType<typeof sqliteAdapter>['init']>

const wanted = new AsyncLocalStorage<string>()

/**
 * Reads entries without the texts of other languages, which Payload's adapters would read too and then drop. Only for
 * reads: what is saved is based on an entry in all its languages.
 */
export const inOneLanguage = <Result>(read: () => Promise<Result>, locale: string = originalLocale) =>
  wanted.run(locale, read)

type Columns = Record<string, unknown>
type Operators = Record<'eq' | 'or' | 'isNull', (...args: unknown[]) => unknown>
interface Query {
  with?: Record<string, boolean | Query>
  where?: unknown
}

/** A query of drizzle whose tables of localized texts have one language. */
function narrowed(query: Query, locale: string): Query {
  if (!query.with) return query
  const parts = Object.entries(query.with).map(([name, part]) => {
    const inner: Query = part === true ? {} : part || {}
    if (name === '_locales') {
      const where = ({ _locale }: Columns, { eq }: Operators) => eq(_locale, locale)
      return [name, { ...inner, where }]
    }
    if (name === '_texts') {
      const where = (columns: Columns, { eq, or, isNull }: Operators) =>
        columns.locale ? or(isNull(columns.locale), eq(columns.locale, locale)) : undefined
      return [name, { ...inner, where }]
    }
    return [name, part && inner.with ? narrowed(inner, locale) : part]
  })
  return { ...query, with: Object.fromEntries(parts) }
}

/** Makes an SQLite adapter that is connected follow {@link inOneLanguage}. */
export function readOneLanguageOfSqlite(database: Sqlite): void {
  const tables = database.drizzle.query as unknown as Record<string, { findMany(query: Query): unknown }>
  for (const table of Object.values(tables)) {
    const findMany = table.findMany.bind(table)
    table.findMany = (query) => {
      const locale = wanted.getStore()
      return findMany(locale && query ? narrowed(query, locale) : query)
    }
  }
}

/** The paths of a collection's texts in other languages. */
function otherTexts(collection: string, locale: string): Record<string, 0> {
  const fields = translatedFields[collection as keyof typeof translatedFields] ?? []
  const others = [originalLocale, ...locales].filter((code) => code !== locale)
  const paths = fields.flatMap(({ path }) => {
    const field = path.replace('/*', '').replace('/', '.')
    return others.map((code) => [`${field}.${code}`, 0] as const)
  })
  return Object.fromEntries(paths)
}

/** The same for MongoDB, for whole entries; a selection names few texts. */
export function readOneLanguageOfMongo(database: Mongo): void {
  const find = database.find.bind(database)
  database.find = (query) => {
    const locale = wanted.getStore()
    if (!locale || query.select) return find(query)
    return find({ ...query, projection: otherTexts(query.collection, locale) })
  }
}
