import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`product_locales_searched\`;`)
  await db.run(sql`DROP INDEX \`blog_post_locales_searched\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`product_locales_searched\` ON \`product_locales\` (\`_locale\`,\`title\`,\`description\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_locales_searched\` ON \`blog_post_locales\` (\`_locale\`,\`title\`,\`excerpt\`,\`_parent_id\`);`)
}
