import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`project_results_locales\` ADD \`before_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results_locales\` ADD \`before_unit\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`project_results_locales\` DROP COLUMN \`before_unit\`;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results_locales\` DROP COLUMN \`before_unit\`;`)
}
