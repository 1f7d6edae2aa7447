import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`home_page_expertise\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_expertise_order_idx\` ON \`home_page_expertise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_expertise_parent_id_idx\` ON \`home_page_expertise\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_expertise_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`tools\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_expertise_locales_locale_parent_id_unique\` ON \`home_page_expertise_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`start\` text,
  	\`learn_more\` text,
  	\`years\` text,
  	\`clients\` text,
  	\`projects\` text,
  	\`products\` text,
  	\`expertise_eyebrow\` text,
  	\`expertise_heading\` text,
  	\`expertise_text\` text,
  	\`services_heading\` text,
  	\`work_eyebrow\` text,
  	\`work_heading\` text,
  	\`work_text\` text,
  	\`products_eyebrow\` text,
  	\`products_heading\` text,
  	\`products_text\` text,
  	\`blog_heading\` text,
  	\`contact_eyebrow\` text,
  	\`contact_heading\` text,
  	\`contact_text\` text,
  	\`form\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_expertise\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_expertise_order_idx\` ON \`_home_page_v_version_expertise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_expertise_parent_id_idx\` ON \`_home_page_v_version_expertise\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_expertise_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`tools\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_expertise_locales_locale_parent_id_uniq\` ON \`_home_page_v_version_expertise_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
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
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_snapshot_idx\` ON \`_home_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_published_locale_idx\` ON \`_home_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_start\` text,
  	\`version_learn_more\` text,
  	\`version_years\` text,
  	\`version_clients\` text,
  	\`version_projects\` text,
  	\`version_products\` text,
  	\`version_expertise_eyebrow\` text,
  	\`version_expertise_heading\` text,
  	\`version_expertise_text\` text,
  	\`version_services_heading\` text,
  	\`version_work_eyebrow\` text,
  	\`version_work_heading\` text,
  	\`version_work_text\` text,
  	\`version_products_eyebrow\` text,
  	\`version_products_heading\` text,
  	\`version_products_text\` text,
  	\`version_blog_heading\` text,
  	\`version_contact_eyebrow\` text,
  	\`version_contact_heading\` text,
  	\`version_contact_text\` text,
  	\`version_form\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_story\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_story_order_idx\` ON \`about_page_story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_story_parent_id_idx\` ON \`about_page_story\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_story_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_story\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_story_locales_locale_parent_id_unique\` ON \`about_page_story_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_values_order_idx\` ON \`about_page_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_values_parent_id_idx\` ON \`about_page_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_values_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_values_locales_locale_parent_id_unique\` ON \`about_page_values_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_team_order_idx\` ON \`about_page_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_team_parent_id_idx\` ON \`about_page_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_team_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_team_locales_locale_parent_id_unique\` ON \`about_page_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_work\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_work_order_idx\` ON \`about_page_work\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_work_parent_id_idx\` ON \`about_page_work\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_work_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_work\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_work_locales_locale_parent_id_unique\` ON \`about_page_work_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_testimonials_order_idx\` ON \`about_page_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_testimonials_parent_id_idx\` ON \`about_page_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_testimonials_locales\` (
  	\`text\` text,
  	\`by\` text,
  	\`company\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_testimonials_locales_locale_parent_id_unique\` ON \`about_page_testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`years\` text,
  	\`clients\` text,
  	\`range\` text,
  	\`per_month\` text,
  	\`care\` text,
  	\`story_eyebrow\` text,
  	\`story_heading\` text,
  	\`values_heading\` text,
  	\`team_eyebrow\` text,
  	\`team_heading\` text,
  	\`team_text\` text,
  	\`work_heading\` text,
  	\`praise_heading\` text,
  	\`end_heading\` text,
  	\`end_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_locales_locale_parent_id_unique\` ON \`about_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_story\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_story_order_idx\` ON \`_about_page_v_version_story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_story_parent_id_idx\` ON \`_about_page_v_version_story\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_story_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_story\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_story_locales_locale_parent_id_unique\` ON \`_about_page_v_version_story_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_values_order_idx\` ON \`_about_page_v_version_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_values_parent_id_idx\` ON \`_about_page_v_version_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_values_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_values_locales_locale_parent_id_unique\` ON \`_about_page_v_version_values_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_team_order_idx\` ON \`_about_page_v_version_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_team_parent_id_idx\` ON \`_about_page_v_version_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_team_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_team_locales_locale_parent_id_unique\` ON \`_about_page_v_version_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_work\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_work_order_idx\` ON \`_about_page_v_version_work\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_work_parent_id_idx\` ON \`_about_page_v_version_work\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_work_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_work\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_work_locales_locale_parent_id_unique\` ON \`_about_page_v_version_work_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_testimonials_order_idx\` ON \`_about_page_v_version_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_testimonials_parent_id_idx\` ON \`_about_page_v_version_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_testimonials_locales\` (
  	\`text\` text,
  	\`by\` text,
  	\`company\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_testimonials_locales_locale_parent_id_\` ON \`_about_page_v_version_testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v\` (
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
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_snapshot_idx\` ON \`_about_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_published_locale_idx\` ON \`_about_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_years\` text,
  	\`version_clients\` text,
  	\`version_range\` text,
  	\`version_per_month\` text,
  	\`version_care\` text,
  	\`version_story_eyebrow\` text,
  	\`version_story_heading\` text,
  	\`version_values_heading\` text,
  	\`version_team_eyebrow\` text,
  	\`version_team_heading\` text,
  	\`version_team_text\` text,
  	\`version_work_heading\` text,
  	\`version_praise_heading\` text,
  	\`version_end_heading\` text,
  	\`version_end_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_locales_locale_parent_id_unique\` ON \`_about_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_page_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_page_steps_order_idx\` ON \`services_page_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_page_steps_parent_id_idx\` ON \`services_page_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_page_steps_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_page_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_page_steps_locales_locale_parent_id_unique\` ON \`services_page_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_page_costs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_page_costs_order_idx\` ON \`services_page_costs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_page_costs_parent_id_idx\` ON \`services_page_costs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_page_costs_locales\` (
  	\`name\` text,
  	\`price\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_page_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_page_costs_locales_locale_parent_id_unique\` ON \`services_page_costs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`services_page__status_idx\` ON \`services_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`services_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`steps_eyebrow\` text,
  	\`steps_heading\` text,
  	\`cost_eyebrow\` text,
  	\`cost_heading\` text,
  	\`cost_text\` text,
  	\`end_heading\` text,
  	\`end_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_page_locales_locale_parent_id_unique\` ON \`services_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_page_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_page_v_version_steps_order_idx\` ON \`_services_page_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_version_steps_parent_id_idx\` ON \`_services_page_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_page_v_version_steps_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_page_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_page_v_version_steps_locales_locale_parent_id_uniq\` ON \`_services_page_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_page_v_version_costs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_page_v_version_costs_order_idx\` ON \`_services_page_v_version_costs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_version_costs_parent_id_idx\` ON \`_services_page_v_version_costs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_page_v_version_costs_locales\` (
  	\`name\` text,
  	\`price\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_page_v_version_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_page_v_version_costs_locales_locale_parent_id_uniq\` ON \`_services_page_v_version_costs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_page_v\` (
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
  await db.run(sql`CREATE INDEX \`_services_page_v_version_version__status_idx\` ON \`_services_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_created_at_idx\` ON \`_services_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_updated_at_idx\` ON \`_services_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_snapshot_idx\` ON \`_services_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_published_locale_idx\` ON \`_services_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_latest_idx\` ON \`_services_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_services_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_steps_eyebrow\` text,
  	\`version_steps_heading\` text,
  	\`version_cost_eyebrow\` text,
  	\`version_cost_heading\` text,
  	\`version_cost_text\` text,
  	\`version_end_heading\` text,
  	\`version_end_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_page_v_locales_locale_parent_id_unique\` ON \`_services_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`portfolio_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolio_page__status_idx\` ON \`portfolio_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`portfolio_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`end_heading\` text,
  	\`end_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`portfolio_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`portfolio_page_locales_locale_parent_id_unique\` ON \`portfolio_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_portfolio_page_v\` (
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
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version__status_idx\` ON \`_portfolio_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_created_at_idx\` ON \`_portfolio_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_updated_at_idx\` ON \`_portfolio_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_snapshot_idx\` ON \`_portfolio_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_published_locale_idx\` ON \`_portfolio_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_latest_idx\` ON \`_portfolio_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_portfolio_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_end_heading\` text,
  	\`version_end_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_portfolio_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_portfolio_page_v_locales_locale_parent_id_unique\` ON \`_portfolio_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`products_page__status_idx\` ON \`products_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_page_locales_locale_parent_id_unique\` ON \`products_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_page_v\` (
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
  await db.run(sql`CREATE INDEX \`_products_page_v_version_version__status_idx\` ON \`_products_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_page_v_created_at_idx\` ON \`_products_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_page_v_updated_at_idx\` ON \`_products_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_page_v_snapshot_idx\` ON \`_products_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_page_v_published_locale_idx\` ON \`_products_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_page_v_latest_idx\` ON \`_products_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_products_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_page_v_locales_locale_parent_id_unique\` ON \`_products_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_page__status_idx\` ON \`blog_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`blog_page_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blog_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_page_locales_locale_parent_id_unique\` ON \`blog_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_page_v\` (
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
  await db.run(sql`CREATE INDEX \`_blog_page_v_version_version__status_idx\` ON \`_blog_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_created_at_idx\` ON \`_blog_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_updated_at_idx\` ON \`_blog_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_snapshot_idx\` ON \`_blog_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_published_locale_idx\` ON \`_blog_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_latest_idx\` ON \`_blog_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_blog_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blog_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_blog_page_v_locales_locale_parent_id_unique\` ON \`_blog_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_page_expertise\`;`)
  await db.run(sql`DROP TABLE \`home_page_expertise_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`DROP TABLE \`home_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_expertise\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_expertise_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_story\`;`)
  await db.run(sql`DROP TABLE \`about_page_story_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_values\`;`)
  await db.run(sql`DROP TABLE \`about_page_values_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_team\`;`)
  await db.run(sql`DROP TABLE \`about_page_team_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_work\`;`)
  await db.run(sql`DROP TABLE \`about_page_work_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_testimonials\`;`)
  await db.run(sql`DROP TABLE \`about_page_testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page\`;`)
  await db.run(sql`DROP TABLE \`about_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_story\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_story_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_values\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_values_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_team\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_team_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_work\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_work_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_testimonials\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`services_page_steps\`;`)
  await db.run(sql`DROP TABLE \`services_page_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`services_page_costs\`;`)
  await db.run(sql`DROP TABLE \`services_page_costs_locales\`;`)
  await db.run(sql`DROP TABLE \`services_page\`;`)
  await db.run(sql`DROP TABLE \`services_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_page_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_services_page_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_page_v_version_costs\`;`)
  await db.run(sql`DROP TABLE \`_services_page_v_version_costs_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_page_v\`;`)
  await db.run(sql`DROP TABLE \`_services_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`portfolio_page\`;`)
  await db.run(sql`DROP TABLE \`portfolio_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_portfolio_page_v\`;`)
  await db.run(sql`DROP TABLE \`_portfolio_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`products_page\`;`)
  await db.run(sql`DROP TABLE \`products_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_page_v\`;`)
  await db.run(sql`DROP TABLE \`_products_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`blog_page\`;`)
  await db.run(sql`DROP TABLE \`blog_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_blog_page_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_page_v_locales\`;`)
}
