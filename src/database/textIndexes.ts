import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

type SchemaHook = NonNullable<NonNullable<Parameters<typeof sqliteAdapter>[0]>['afterSchemaInit']>[number]

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
        }),
      })
  }
  return schema
}
