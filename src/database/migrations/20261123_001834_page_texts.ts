import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_page_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_page_questions_order_idx\` ON \`contact_page_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_page_questions_parent_id_idx\` ON \`contact_page_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_page_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_page_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_page_questions_locales_locale_parent_id_unique\` ON \`contact_page_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_page__status_idx\` ON \`contact_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`contact_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`form\` text,
  	\`form_text\` text,
  	\`chat\` text,
  	\`chat_text\` text,
  	\`call\` text,
  	\`call_text\` text,
  	\`faq_eyebrow\` text,
  	\`faq_heading\` text,
  	\`faq_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_page_locales_locale_parent_id_unique\` ON \`contact_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_questions_order_idx\` ON \`_contact_page_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_questions_parent_id_idx\` ON \`_contact_page_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v_version_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_page_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_contact_page_v_version_questions_locales_locale_parent_id_u\` ON \`_contact_page_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version__status_idx\` ON \`_contact_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_created_at_idx\` ON \`_contact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_updated_at_idx\` ON \`_contact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_snapshot_idx\` ON \`_contact_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_published_locale_idx\` ON \`_contact_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_latest_idx\` ON \`_contact_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_form\` text,
  	\`version_form_text\` text,
  	\`version_chat\` text,
  	\`version_chat_text\` text,
  	\`version_call\` text,
  	\`version_call_text\` text,
  	\`version_faq_eyebrow\` text,
  	\`version_faq_heading\` text,
  	\`version_faq_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_contact_page_v_locales_locale_parent_id_unique\` ON \`_contact_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_service_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_service_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_service_v_snapshot_idx\` ON \`_service_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_published_locale_idx\` ON \`_service_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`_product_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_product_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_product_v_snapshot_idx\` ON \`_product_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_published_locale_idx\` ON \`_product_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_project_v_snapshot_idx\` ON \`_project_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_published_locale_idx\` ON \`_project_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_snapshot_idx\` ON \`_blog_post_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_published_locale_idx\` ON \`_blog_post_v\` (\`published_locale\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`contact_page_questions\`;`)
  await db.run(sql`DROP TABLE \`contact_page_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`contact_page\`;`)
  await db.run(sql`DROP TABLE \`contact_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v_locales\`;`)
  await db.run(sql`DROP INDEX \`_service_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_service_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_service_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_service_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`DROP INDEX \`_product_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_product_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_product_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_product_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`DROP INDEX \`_project_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_project_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`DROP INDEX \`_blog_post_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_blog_post_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`published_locale\`;`)
}
