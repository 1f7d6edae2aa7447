import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`whatsapp_texts_service\` text DEFAULT 'Hi! I''d like a quote for {service}.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_whatsapp_texts_service\` text DEFAULT 'Hi! I''d like a quote for {service}.' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`whatsapp_texts_service\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_whatsapp_texts_service\`;`)
}
