import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { type AnySQLiteColumn, index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { searchedTexts } from '../domain/entryFacts'

type SchemaHook = NonNullable<NonNullable<Parameters<typeof sqliteAdapter>[0]>['afterSchemaInit']>[number]

const searchedIn: Record<string, readonly string[]> = {
  product_locales: searchedTexts.product,
  blog_post_locales: searchedTexts['blog-post'],
}

/** A list's search reads this index alone; the table's rows hold all of an entry's texts, in all languages. */
function searched(name: string, columns: Record<string, AnySQLiteColumn>) {
  const fields = searchedIn[name] ?? []
  const [first, ...rest] = ['_locale', ...fields, '_parentID'].flatMap((column) => columns[column] ?? [])
  return first && fields.length > 0 ? { searched: index(`${name}_searched`).on(first, ...rest) } : {}
}

/**
 * Lists of text (tags, technologies, features) and localized texts have their own tables, whose indexes by Payload start
 * with the position or the language: to find those of one entry, SQLite reads all of them. With 5,000 posts, late pages
 * of the blog took seconds.
 */
export const indexTexts: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    if (name.endsWith('_texts'))
      extendTable({
        table,
        extraConfig: (columns) => ({
          byParent: index(`${name}_parent_order`).on(columns.parent, columns.order),
        }),
      })
    if (name.endsWith('_locales'))
      extendTable({
        table,
        extraConfig: (columns) => ({
          byParent: index(`${name}_parent`).on(columns._parentID),
          ...searched(name, columns),
        }),
      })
  }
  return schema
}
