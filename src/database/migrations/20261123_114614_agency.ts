import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`agency_service_types\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agency\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agency_service_types_order_idx\` ON \`agency_service_types\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`agency_service_types_parent_id_idx\` ON \`agency_service_types\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`agency_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`name\` text,
  	\`picture_media_id\` text(36),
  	\`picture_url\` text,
  	\`project_id\` text(36),
  	\`link\` text,
  	\`permission\` integer DEFAULT false,
  	FOREIGN KEY (\`picture_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agency\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agency_clients_order_idx\` ON \`agency_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`agency_clients_parent_id_idx\` ON \`agency_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`agency_clients_picture_picture_media_idx\` ON \`agency_clients\` (\`picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`agency_clients_project_idx\` ON \`agency_clients\` (\`project_id\`);`)
  await db.run(sql`CREATE TABLE \`agency\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`years\` text,
  	\`client_count\` text,
  	\`range\` text,
  	\`care\` text,
  	\`founded\` text,
  	\`employees_min\` text,
  	\`employees_max\` text,
  	\`area_served\` text,
  	\`support\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`agency__status_idx\` ON \`agency\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`agency_locales\` (
  	\`clients_heading\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agency\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agency_locales_locale_parent_id_unique\` ON \`agency_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`agency_locales_parent\` ON \`agency_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_agency_v_version_service_types\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_agency_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agency_v_version_service_types_order_idx\` ON \`_agency_v_version_service_types\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_service_types_parent_id_idx\` ON \`_agency_v_version_service_types\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_agency_v_version_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`name\` text,
  	\`picture_media_id\` text(36),
  	\`picture_url\` text,
  	\`project_id\` text(36),
  	\`link\` text,
  	\`permission\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_agency_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agency_v_version_clients_order_idx\` ON \`_agency_v_version_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_clients_parent_id_idx\` ON \`_agency_v_version_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_clients_picture_picture_media_idx\` ON \`_agency_v_version_clients\` (\`picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_clients_project_idx\` ON \`_agency_v_version_clients\` (\`project_id\`);`)
  await db.run(sql`CREATE TABLE \`_agency_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_years\` text,
  	\`version_client_count\` text,
  	\`version_range\` text,
  	\`version_care\` text,
  	\`version_founded\` text,
  	\`version_employees_min\` text,
  	\`version_employees_max\` text,
  	\`version_area_served\` text,
  	\`version_support\` text,
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
  await db.run(sql`CREATE INDEX \`_agency_v_version_version__status_idx\` ON \`_agency_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_created_at_idx\` ON \`_agency_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_updated_at_idx\` ON \`_agency_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_snapshot_idx\` ON \`_agency_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_published_locale_idx\` ON \`_agency_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_latest_idx\` ON \`_agency_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_agency_v_locales\` (
  	\`version_clients_heading\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_agency_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_agency_v_locales_locale_parent_id_unique\` ON \`_agency_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_locales_parent\` ON \`_agency_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`agency_service_types\`;`)
  await db.run(sql`DROP TABLE \`agency_clients\`;`)
  await db.run(sql`DROP TABLE \`agency\`;`)
  await db.run(sql`DROP TABLE \`agency_locales\`;`)
  await db.run(sql`DROP TABLE \`_agency_v_version_service_types\`;`)
  await db.run(sql`DROP TABLE \`_agency_v_version_clients\`;`)
  await db.run(sql`DROP TABLE \`_agency_v\`;`)
  await db.run(sql`DROP TABLE \`_agency_v_locales\`;`)
}
