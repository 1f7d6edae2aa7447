import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`review\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`requester_id\` text(36),
  	\`requester_name\` text NOT NULL,
  	\`reviewer_id\` text(36),
  	\`reviewer_name\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`note\` text,
  	\`answer\` text,
  	\`version\` text,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`requester_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reviewer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_requester_idx\` ON \`review\` (\`requester_id\`);`)
  await db.run(sql`CREATE INDEX \`review_reviewer_idx\` ON \`review\` (\`reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`review_updated_at_idx\` ON \`review\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_created_at_idx\` ON \`review\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_entry_createdAt_idx\` ON \`review\` (\`kind\`,\`entry\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviewer_state_idx\` ON \`review\` (\`reviewer_id\`,\`state\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`review\`;`)
}
