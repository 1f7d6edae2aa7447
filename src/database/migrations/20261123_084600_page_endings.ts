import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_page_locales\` ADD \`end_heading\` text;`)
  await db.run(sql`ALTER TABLE \`products_page_locales\` ADD \`end_text\` text;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` ADD \`version_end_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` ADD \`version_end_text\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` ADD \`end_heading\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` ADD \`end_text\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` ADD \`version_end_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` ADD \`version_end_text\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_page_locales\` DROP COLUMN \`end_heading\`;`)
  await db.run(sql`ALTER TABLE \`products_page_locales\` DROP COLUMN \`end_text\`;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` DROP COLUMN \`version_end_heading\`;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` DROP COLUMN \`version_end_text\`;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` DROP COLUMN \`end_heading\`;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` DROP COLUMN \`end_text\`;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` DROP COLUMN \`version_end_heading\`;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` DROP COLUMN \`version_end_text\`;`)
}
