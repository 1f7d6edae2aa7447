import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`lead\` ADD \`attempt\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_attempt_idx\` ON \`lead\` (\`attempt\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`lead_attempt_idx\`;`)
  await db.run(sql`ALTER TABLE \`lead\` DROP COLUMN \`attempt\`;`)
}
