import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`about_page_testimonials_locales\` ADD \`role\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_testimonials_locales\` ADD \`role\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`about_page_testimonials_locales\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_testimonials_locales\` DROP COLUMN \`role\`;`)
}
