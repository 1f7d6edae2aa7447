import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`comment\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`parent\` text,
  	\`field\` text NOT NULL,
  	\`quote\` text,
  	\`before\` text,
  	\`after\` text,
  	\`author_id\` text(36),
  	\`author_name\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`edited_at\` text,
  	\`resolved_by\` text,
  	\`resolved_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comment_author_idx\` ON \`comment\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_updated_at_idx\` ON \`comment\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comment_created_at_idx\` ON \`comment\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`entry_createdAt_idx\` ON \`comment\` (\`entry\`,\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`comment\`;`)
}
