import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`security_contact\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`security_policy\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`security_languages\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`security_contact\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`security_policy\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`security_languages\`;`)
}
