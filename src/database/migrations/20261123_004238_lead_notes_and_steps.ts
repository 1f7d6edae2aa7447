import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_next_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`due\` text,
  	\`person_id\` text(36),
  	\`is_done\` integer DEFAULT false,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lead\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_next_steps_order_idx\` ON \`lead_next_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lead_next_steps_parent_id_idx\` ON \`lead_next_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_next_steps_person_idx\` ON \`lead_next_steps\` (\`person_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_note\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`lead_id\` text(36) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` text(36),
  	\`author_name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`lead\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_note_lead_idx\` ON \`lead_note\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_note_author_idx\` ON \`lead_note\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_note_updated_at_idx\` ON \`lead_note\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_note_created_at_idx\` ON \`lead_note\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_createdAt_idx\` ON \`lead_note\` (\`lead_id\`,\`created_at\`);`)
  // The next step of existing leads is the first of their steps. A row needs an id that no other row has.
  await db.run(sql`
    INSERT INTO lead_next_steps (_order, _parent_id, id, text, due, is_done)
    SELECT 1, id, id, next_step, next_step_due, false FROM lead
    WHERE (coalesce(next_step, '') <> '' OR next_step_due IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM lead_next_steps WHERE _parent_id = lead.id);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_next_steps\`;`)
  await db.run(sql`DROP TABLE \`lead_note\`;`)
}
