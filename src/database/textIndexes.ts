import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

type SchemaHook = NonNullable<NonNullable<Parameters<typeof sqliteAdapter>[0]>['afterSchemaInit']>[number]

/**
 * Lists of text (tags, technologies, features) have a table of their own, which Payload indexes by place first: to
 * find those of one entry SQLite then reads the lists of all. Among 5,000 posts a late page of the blog took seconds.
 */
export const indexTextsByParent: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    if (!name.endsWith('_texts')) continue
    extendTable({
      table,
      extraConfig: (columns) => ({
        byParent: index(`${name}_parent_order`).on(columns.parent, columns.order),
      }),
    })
  }
  return schema
}
