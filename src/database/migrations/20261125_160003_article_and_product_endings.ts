import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`portfolio_page_locales\` ADD \`ask_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v_locales\` ADD \`version_ask_heading\` text;`)
  await db.run(sql`ALTER TABLE \`products_page_locales\` ADD \`ask_heading\` text;`)
  await db.run(sql`ALTER TABLE \`products_page_locales\` ADD \`ask_text\` text;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` ADD \`version_ask_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` ADD \`version_ask_text\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` ADD \`ask_heading\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` ADD \`ask_text\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` ADD \`version_ask_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` ADD \`version_ask_text\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`portfolio_page_locales\` DROP COLUMN \`ask_heading\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v_locales\` DROP COLUMN \`version_ask_heading\`;`)
  await db.run(sql`ALTER TABLE \`products_page_locales\` DROP COLUMN \`ask_heading\`;`)
  await db.run(sql`ALTER TABLE \`products_page_locales\` DROP COLUMN \`ask_text\`;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` DROP COLUMN \`version_ask_heading\`;`)
  await db.run(sql`ALTER TABLE \`_products_page_v_locales\` DROP COLUMN \`version_ask_text\`;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` DROP COLUMN \`ask_heading\`;`)
  await db.run(sql`ALTER TABLE \`blog_page_locales\` DROP COLUMN \`ask_text\`;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` DROP COLUMN \`version_ask_heading\`;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v_locales\` DROP COLUMN \`version_ask_text\`;`)
}
