import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translation\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text DEFAULT 'missing' NOT NULL,
  	\`title\` text,
  	\`digest\` text,
  	\`changed_at\` text,
  	\`texts\` text,
  	\`source\` text,
  	\`is_public\` integer DEFAULT false,
  	\`is_trashed\` integer DEFAULT false,
  	\`saved_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`translation_key_idx\` ON \`translation\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`translation_saved_by_idx\` ON \`translation\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`translation_updated_at_idx\` ON \`translation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_created_at_idx\` ON \`translation\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_entry_idx\` ON \`translation\` (\`kind\`,\`entry\`);`)
  await db.run(sql`CREATE INDEX \`language_state_changedAt_idx\` ON \`translation\` (\`language\`,\`state\`,\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`language_changedAt_idx\` ON \`translation\` (\`language\`,\`changed_at\`);`)
  await db.run(sql`ALTER TABLE \`search_entry\` ADD \`language\` text DEFAULT 'original';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`translation\`;`)
  await db.run(sql`ALTER TABLE \`search_entry\` DROP COLUMN \`language\`;`)
}
