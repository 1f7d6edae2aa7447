import { randomUUID } from 'node:crypto'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** What is stored is published, and the newest version of each page is its latest. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`deleted_at\` text,
  	\`writers\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page\`("id", "slug", "deleted_at", "writers", "updated_at", "created_at", "_status") SELECT "id", "slug", "deleted_at", NULL, "updated_at", "created_at", 'published' FROM \`page\`;`)
  await db.run(sql`DROP TABLE \`page\`;`)
  await db.run(sql`ALTER TABLE \`__new_page\` RENAME TO \`page\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_slug_idx\` ON \`page\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`page_deleted_at_idx\` ON \`page\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_updated_at_idx\` ON \`page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_created_at_idx\` ON \`page\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page__status_idx\` ON \`page\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_4_idx\` ON \`page\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_locales\`("title", "description", "content", "id", "_locale", "_parent_id") SELECT "title", "description", "content", "id", "_locale", "_parent_id" FROM \`page_locales\`;`)
  await db.run(sql`DROP TABLE \`page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_locales\` RENAME TO \`page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_locales_locale_parent_id_unique\` ON \`page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_locales_parent\` ON \`page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_slug\` text,
  	\`version_deleted_at\` text,
  	\`version_writers\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__page_v\`("id", "parent_id", "version_slug", "version_deleted_at", "version_writers", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_deleted_at", NULL, "version_updated_at", "version_created_at", 'published', "created_at", "updated_at", NULL, NULL, "id" = (SELECT "id" FROM \`_page_v\` AS newest WHERE newest.parent_id = old.parent_id ORDER BY newest.updated_at DESC, newest.created_at DESC LIMIT 1), NULL FROM \`_page_v\` AS old;`)
  await db.run(sql`DROP TABLE \`_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_v\` RENAME TO \`_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_page_v_parent_idx\` ON \`_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_slug_idx\` ON \`_page_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_deleted_at_idx\` ON \`_page_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_updated_at_idx\` ON \`_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_created_at_idx\` ON \`_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version__status_idx\` ON \`_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_created_at_idx\` ON \`_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_updated_at_idx\` ON \`_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_snapshot_idx\` ON \`_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_published_locale_idx\` ON \`_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_latest_idx\` ON \`_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_autosave_idx\` ON \`_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_createdAt_4_idx\` ON \`_page_v\` (\`version_deleted_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__page_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__page_v_locales\`("version_title", "version_description", "version_content", "id", "_locale", "_parent_id") SELECT "version_title", "version_description", "version_content", "id", "_locale", "_parent_id" FROM \`_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_v_locales\` RENAME TO \`_page_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_v_locales_locale_parent_id_unique\` ON \`_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_locales_parent\` ON \`_page_v_locales\` (\`_parent_id\`);`)
  // Later changes of their slugs leave a redirect behind.
  const pages = await db.run(sql`SELECT id, slug FROM page WHERE deleted_at IS NULL`)
  for (const { id, slug } of pages.rows)
    await db.run(sql`INSERT OR IGNORE INTO address (id, key, kind, slug, entry)
      VALUES (${randomUUID()}, ${`page/${slug}`}, 'page', ${slug}, ${id})`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page\`("id", "slug", "deleted_at", "updated_at", "created_at") SELECT "id", "slug", "deleted_at", "updated_at", "created_at" FROM \`page\`;`)
  await db.run(sql`DROP TABLE \`page\`;`)
  await db.run(sql`ALTER TABLE \`__new_page\` RENAME TO \`page\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_slug_idx\` ON \`page\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`page_deleted_at_idx\` ON \`page\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_updated_at_idx\` ON \`page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_created_at_idx\` ON \`page\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_4_idx\` ON \`page\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_slug\` text NOT NULL,
  	\`version_deleted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__page_v\`("id", "parent_id", "version_slug", "version_deleted_at", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_slug", "version_deleted_at", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_page_v\`;`)
  await db.run(sql`DROP TABLE \`_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_v\` RENAME TO \`_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_page_v_parent_idx\` ON \`_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_slug_idx\` ON \`_page_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_deleted_at_idx\` ON \`_page_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_updated_at_idx\` ON \`_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_created_at_idx\` ON \`_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_created_at_idx\` ON \`_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_updated_at_idx\` ON \`_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_createdAt_4_idx\` ON \`_page_v\` (\`version_deleted_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_locales\`("title", "description", "content", "id", "_locale", "_parent_id") SELECT "title", "description", "content", "id", "_locale", "_parent_id" FROM \`page_locales\`;`)
  await db.run(sql`DROP TABLE \`page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_locales\` RENAME TO \`page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_locales_locale_parent_id_unique\` ON \`page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_locales_parent\` ON \`page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__page_v_locales\` (
  	\`version_title\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_content\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__page_v_locales\`("version_title", "version_description", "version_content", "id", "_locale", "_parent_id") SELECT "version_title", "version_description", "version_content", "id", "_locale", "_parent_id" FROM \`_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_v_locales\` RENAME TO \`_page_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_v_locales_locale_parent_id_unique\` ON \`_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_locales_parent\` ON \`_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
