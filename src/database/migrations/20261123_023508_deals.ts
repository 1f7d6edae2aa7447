import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`lead\` ADD \`expected_close\` text;`)
  await db.run(sql`ALTER TABLE \`lead\` ADD \`closed_on\` text;`)
  await db.run(sql`ALTER TABLE \`lead\` ADD \`lost_reason\` text;`)
  await db.run(sql`ALTER TABLE \`lead\` ADD \`lost_note\` text;`)
  await db.run(sql`CREATE INDEX \`folder_status_expectedClose_estimatedValue_idx\` ON \`lead\` (\`folder\`,\`status\`,\`expected_close\`,\`estimated_value\`);`)
  await db.run(sql`CREATE INDEX \`folder_status_closedOn_lostReason_estimatedValue_idx\` ON \`lead\` (\`folder\`,\`status\`,\`closed_on\`,\`lost_reason\`,\`estimated_value\`);`)
  // Closed leads were closed when the audit trail says so, or else on the day of their last change; a day of the
  // agency, which is 5:30 ahead of UTC all year.
  await db.run(sql`
    UPDATE lead SET closed_on = strftime('%Y-%m-%dT00:00:00.000Z', coalesce(
      (SELECT max(created_at) FROM audit_entry
        WHERE kind = 'lead' AND document = lead.id
          AND EXISTS (SELECT 1 FROM json_each(changes) WHERE json_extract(value, '$.field') = 'status')),
      updated_at), '+330 minutes')
    WHERE status IN ('completed', 'rejected') AND closed_on IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`folder_status_expectedClose_estimatedValue_idx\`;`)
  await db.run(sql`DROP INDEX \`folder_status_closedOn_lostReason_estimatedValue_idx\`;`)
  await db.run(sql`ALTER TABLE \`lead\` DROP COLUMN \`expected_close\`;`)
  await db.run(sql`ALTER TABLE \`lead\` DROP COLUMN \`closed_on\`;`)
  await db.run(sql`ALTER TABLE \`lead\` DROP COLUMN \`lost_reason\`;`)
  await db.run(sql`ALTER TABLE \`lead\` DROP COLUMN \`lost_note\`;`)
}
