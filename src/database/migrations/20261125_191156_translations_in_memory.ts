import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`language_state_changedAt_isTrashed_kind_idx\`;`)
  await db.run(sql`DROP INDEX \`language_changedAt_isTrashed_kind_idx\`;`)
  await db.run(sql`DROP INDEX \`changedAt_isTrashed_language_kind_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`translation\` ADD \`written_at\` text;`)
  await db.run(sql`CREATE INDEX \`translation_written_at_idx\` ON \`translation\` (\`written_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`translation_written_at_idx\`;`)
  await db.run(sql`CREATE INDEX \`language_state_changedAt_isTrashed_kind_idx\` ON \`translation\` (\`language\`,\`state\`,\`changed_at\`,\`is_trashed\`,\`kind\`);`)
  await db.run(sql`CREATE INDEX \`language_changedAt_isTrashed_kind_idx\` ON \`translation\` (\`language\`,\`changed_at\`,\`is_trashed\`,\`kind\`);`)
  await db.run(sql`CREATE INDEX \`changedAt_isTrashed_language_kind_state_idx\` ON \`translation\` (\`changed_at\`,\`is_trashed\`,\`language\`,\`kind\`,\`state\`);`)
  await db.run(sql`ALTER TABLE \`translation\` DROP COLUMN \`written_at\`;`)
}
