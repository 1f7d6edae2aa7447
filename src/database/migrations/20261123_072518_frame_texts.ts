import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`thanks_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`thanks_page__status_idx\` ON \`thanks_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`thanks_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`projects\` text,
  	\`another\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`thanks_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`thanks_page_locales_locale_parent_id_unique\` ON \`thanks_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_thanks_page_v\` (
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
  await db.run(sql`CREATE INDEX \`_thanks_page_v_version_version__status_idx\` ON \`_thanks_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_thanks_page_v_created_at_idx\` ON \`_thanks_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_thanks_page_v_updated_at_idx\` ON \`_thanks_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_thanks_page_v_snapshot_idx\` ON \`_thanks_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_thanks_page_v_published_locale_idx\` ON \`_thanks_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_thanks_page_v_latest_idx\` ON \`_thanks_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_thanks_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_projects\` text,
  	\`version_another\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_thanks_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_thanks_page_v_locales_locale_parent_id_unique\` ON \`_thanks_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`page\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_navigation_order_idx\` ON \`site_frame_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_navigation_parent_id_idx\` ON \`site_frame_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_navigation_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_navigation_locales_locale_parent_id_unique\` ON \`site_frame_navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_site_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`page\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_site_links_order_idx\` ON \`site_frame_site_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_site_links_parent_id_idx\` ON \`site_frame_site_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_site_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_site_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_site_links_locales_locale_parent_id_unique\` ON \`site_frame_site_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`page\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_legal_links_order_idx\` ON \`site_frame_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_legal_links_parent_id_idx\` ON \`site_frame_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_legal_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_legal_links_locales_locale_parent_id_unique\` ON \`site_frame_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame__status_idx\` ON \`site_frame\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_locales\` (
  	\`quote\` text,
  	\`contact_us\` text,
  	\`pitch\` text,
  	\`reach\` text,
  	\`whatsapp\` text,
  	\`follow\` text,
  	\`links\` text,
  	\`rights\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_locales_locale_parent_id_unique\` ON \`site_frame_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`page\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_navigation_order_idx\` ON \`_site_frame_v_version_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_navigation_parent_id_idx\` ON \`_site_frame_v_version_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_navigation_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_version_navigation_locales_locale_parent_id_un\` ON \`_site_frame_v_version_navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_site_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`page\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_site_links_order_idx\` ON \`_site_frame_v_version_site_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_site_links_parent_id_idx\` ON \`_site_frame_v_version_site_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_site_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_site_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_version_site_links_locales_locale_parent_id_un\` ON \`_site_frame_v_version_site_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`page\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_legal_links_order_idx\` ON \`_site_frame_v_version_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_legal_links_parent_id_idx\` ON \`_site_frame_v_version_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_legal_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_version_legal_links_locales_locale_parent_id_u\` ON \`_site_frame_v_version_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v\` (
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
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_version__status_idx\` ON \`_site_frame_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_created_at_idx\` ON \`_site_frame_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_updated_at_idx\` ON \`_site_frame_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_snapshot_idx\` ON \`_site_frame_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_published_locale_idx\` ON \`_site_frame_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_latest_idx\` ON \`_site_frame_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_locales\` (
  	\`version_quote\` text,
  	\`version_contact_us\` text,
  	\`version_pitch\` text,
  	\`version_reach\` text,
  	\`version_whatsapp\` text,
  	\`version_follow\` text,
  	\`version_links\` text,
  	\`version_rights\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_locales_locale_parent_id_unique\` ON \`_site_frame_v_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`thanks_page\`;`)
  await db.run(sql`DROP TABLE \`thanks_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_thanks_page_v\`;`)
  await db.run(sql`DROP TABLE \`_thanks_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame_navigation\`;`)
  await db.run(sql`DROP TABLE \`site_frame_navigation_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame_site_links\`;`)
  await db.run(sql`DROP TABLE \`site_frame_site_links_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame_legal_links\`;`)
  await db.run(sql`DROP TABLE \`site_frame_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame\`;`)
  await db.run(sql`DROP TABLE \`site_frame_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_navigation\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_navigation_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_site_links\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_site_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_locales\`;`)
}
