import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`project_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_decisions_order_idx\` ON \`project_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_decisions_parent_id_idx\` ON \`project_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`before\` numeric,
  	\`after\` numeric,
  	\`unit\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_results_order_idx\` ON \`project_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_results_parent_id_idx\` ON \`project_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`service_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_rels_order_idx\` ON \`project_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_rels_parent_idx\` ON \`project_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_rels_path_idx\` ON \`project_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`project_rels_service_id_idx\` ON \`project_rels\` (\`service_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_version_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_v_version_decisions_order_idx\` ON \`_project_v_version_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_decisions_parent_id_idx\` ON \`_project_v_version_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`before\` numeric,
  	\`after\` numeric,
  	\`unit\` text,
  	\`source\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_v_version_results_order_idx\` ON \`_project_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_results_parent_id_idx\` ON \`_project_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`service_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_v_rels_order_idx\` ON \`_project_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_rels_parent_idx\` ON \`_project_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_rels_path_idx\` ON \`_project_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_rels_service_id_idx\` ON \`_project_v_rels\` (\`service_id\`);`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`situation\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`findings\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`solution\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`quote_text\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`quote_name\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`weeks\` numeric;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`article_id\` text(36) REFERENCES blog_post(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`project_article_idx\` ON \`project\` (\`article_id\`);`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_situation\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_findings\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_solution\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_quote_text\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_quote_name\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_weeks\` numeric;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_article_id\` text(36) REFERENCES blog_post(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_article_idx\` ON \`_project_v\` (\`version_article_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`project_decisions\`;`)
  await db.run(sql`DROP TABLE \`project_results\`;`)
  await db.run(sql`DROP TABLE \`project_rels\`;`)
  await db.run(sql`DROP TABLE \`_project_v_version_decisions\`;`)
  await db.run(sql`DROP TABLE \`_project_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_project_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_project\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`category\` text,
  	\`is_featured\` integer DEFAULT false,
  	\`client_name\` text,
  	\`completed_at\` text,
  	\`project_url\` text,
  	\`github_url\` text,
  	\`writers\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_project\`("id", "title", "slug", "description", "category", "is_featured", "client_name", "completed_at", "project_url", "github_url", "writers", "updated_at", "created_at", "_status") SELECT "id", "title", "slug", "description", "category", "is_featured", "client_name", "completed_at", "project_url", "github_url", "writers", "updated_at", "created_at", "_status" FROM \`project\`;`)
  await db.run(sql`DROP TABLE \`project\`;`)
  await db.run(sql`ALTER TABLE \`__new_project\` RENAME TO \`project\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_idx\` ON \`project\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_completed_at_idx\` ON \`project\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_updated_at_idx\` ON \`project\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`project_created_at_idx\` ON \`project\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project__status_idx\` ON \`project\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_completedAt_idx\` ON \`project\` (\`_status\`,\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_isFeatured_completedAt_idx\` ON \`project\` (\`_status\`,\`is_featured\`,\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_completedAt_idx\` ON \`project\` (\`_status\`,\`category\`,\`completed_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__project_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_category\` text,
  	\`version_is_featured\` integer DEFAULT false,
  	\`version_client_name\` text,
  	\`version_completed_at\` text,
  	\`version_project_url\` text,
  	\`version_github_url\` text,
  	\`version_writers\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__project_v\`("id", "parent_id", "version_title", "version_slug", "version_description", "version_category", "version_is_featured", "version_client_name", "version_completed_at", "version_project_url", "version_github_url", "version_writers", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_description", "version_category", "version_is_featured", "version_client_name", "version_completed_at", "version_project_url", "version_github_url", "version_writers", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_project_v\`;`)
  await db.run(sql`DROP TABLE \`_project_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__project_v\` RENAME TO \`_project_v\`;`)
  await db.run(sql`CREATE INDEX \`_project_v_parent_idx\` ON \`_project_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_slug_idx\` ON \`_project_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_completed_at_idx\` ON \`_project_v\` (\`version_completed_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_updated_at_idx\` ON \`_project_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_created_at_idx\` ON \`_project_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version__status_idx\` ON \`_project_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_created_at_idx\` ON \`_project_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_updated_at_idx\` ON \`_project_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_latest_idx\` ON \`_project_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_autosave_idx\` ON \`_project_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_completedAt_idx\` ON \`_project_v\` (\`version__status\`,\`version_completed_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_isFeatured_version_completedAt_idx\` ON \`_project_v\` (\`version__status\`,\`version_is_featured\`,\`version_completed_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_category_version_completedAt_idx\` ON \`_project_v\` (\`version__status\`,\`version_category\`,\`version_completed_at\`);`)
}
