import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`service_deleted_at_idx\` ON \`service\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_service_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version_deleted_at_idx\` ON \`_service_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`product\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`product_deleted_at_idx\` ON \`product\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_product_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_deleted_at_idx\` ON \`_product_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`created_by_id\` text(36) REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`project_created_by_idx\` ON \`project\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`project_deleted_at_idx\` ON \`project\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_created_by_id\` text(36) REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_created_by_idx\` ON \`_project_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_deleted_at_idx\` ON \`_project_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`created_by_id\` text(36) REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`blog_post_created_by_idx\` ON \`blog_post\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_deleted_at_idx\` ON \`blog_post\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_created_by_id\` text(36) REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_created_by_idx\` ON \`_blog_post_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_deleted_at_idx\` ON \`_blog_post_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`page\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`page_deleted_at_idx\` ON \`page\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_page_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_deleted_at_idx\` ON \`_page_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`created_by_id\` text(36) REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_created_by_idx\` ON \`media\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`editors_may_delete\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_editors_may_delete\` integer DEFAULT false;`)
  // Who created the entries that exist already, as far as the audit log tells: their drafts stay theirs to delete.
  for (const [kind, table] of [['blog-post', 'blog_post'], ['project', 'project'], ['media', 'media']] as const) {
    const entries = sql.identifier(table)
    await db.run(sql`UPDATE ${entries} SET created_by_id = (
      SELECT users.id FROM audit_entry JOIN users ON users.id = audit_entry.user
      WHERE audit_entry.kind = ${kind} AND audit_entry.document = ${entries}.id AND audit_entry.action = 'created'
      LIMIT 1)`)
    if (kind === 'media') continue
    const versions = sql.identifier(`_${table}_v`)
    await db.run(sql`UPDATE ${versions} SET version_created_by_id = (
      SELECT created_by_id FROM ${entries} WHERE ${entries}.id = ${versions}.parent_id)`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  	\`situation\` text,
  	\`findings\` text,
  	\`solution\` text,
  	\`quote_text\` text,
  	\`quote_name\` text,
  	\`quote_role\` text,
  	\`weeks\` numeric,
  	\`article_id\` text(36),
  	\`writers\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`article_id\`) REFERENCES \`blog_post\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_project\`("id", "title", "slug", "description", "category", "is_featured", "client_name", "completed_at", "project_url", "github_url", "situation", "findings", "solution", "quote_text", "quote_name", "quote_role", "weeks", "article_id", "writers", "updated_at", "created_at", "_status") SELECT "id", "title", "slug", "description", "category", "is_featured", "client_name", "completed_at", "project_url", "github_url", "situation", "findings", "solution", "quote_text", "quote_name", "quote_role", "weeks", "article_id", "writers", "updated_at", "created_at", "_status" FROM \`project\`;`)
  await db.run(sql`DROP TABLE \`project\`;`)
  await db.run(sql`ALTER TABLE \`__new_project\` RENAME TO \`project\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_idx\` ON \`project\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_completed_at_idx\` ON \`project\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_article_idx\` ON \`project\` (\`article_id\`);`)
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
  	\`version_situation\` text,
  	\`version_findings\` text,
  	\`version_solution\` text,
  	\`version_quote_text\` text,
  	\`version_quote_name\` text,
  	\`version_quote_role\` text,
  	\`version_weeks\` numeric,
  	\`version_article_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_article_id\`) REFERENCES \`blog_post\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__project_v\`("id", "parent_id", "version_title", "version_slug", "version_description", "version_category", "version_is_featured", "version_client_name", "version_completed_at", "version_project_url", "version_github_url", "version_situation", "version_findings", "version_solution", "version_quote_text", "version_quote_name", "version_quote_role", "version_weeks", "version_article_id", "version_writers", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_description", "version_category", "version_is_featured", "version_client_name", "version_completed_at", "version_project_url", "version_github_url", "version_situation", "version_findings", "version_solution", "version_quote_text", "version_quote_name", "version_quote_role", "version_weeks", "version_article_id", "version_writers", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_project_v\`;`)
  await db.run(sql`DROP TABLE \`_project_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__project_v\` RENAME TO \`_project_v\`;`)
  await db.run(sql`CREATE INDEX \`_project_v_parent_idx\` ON \`_project_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_slug_idx\` ON \`_project_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_completed_at_idx\` ON \`_project_v\` (\`version_completed_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_article_idx\` ON \`_project_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_updated_at_idx\` ON \`_project_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_created_at_idx\` ON \`_project_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version__status_idx\` ON \`_project_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_created_at_idx\` ON \`_project_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_updated_at_idx\` ON \`_project_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_snapshot_idx\` ON \`_project_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_published_locale_idx\` ON \`_project_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_latest_idx\` ON \`_project_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_autosave_idx\` ON \`_project_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_completedAt_idx\` ON \`_project_v\` (\`version__status\`,\`version_completed_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_isFeatured_version_completedAt_idx\` ON \`_project_v\` (\`version__status\`,\`version_is_featured\`,\`version_completed_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_category_version_completedAt_idx\` ON \`_project_v\` (\`version__status\`,\`version_category\`,\`version_completed_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_blog_post\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`excerpt\` text,
  	\`content\` text,
  	\`featured_image_media_id\` text(36),
  	\`featured_image_url\` text,
  	\`category\` text,
  	\`author\` text DEFAULT 'Kitewing Team',
  	\`is_featured\` integer DEFAULT false,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`read_time\` numeric DEFAULT 5,
  	\`published_at\` text,
  	\`writers\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blog_post\`("id", "title", "slug", "excerpt", "content", "featured_image_media_id", "featured_image_url", "category", "author", "is_featured", "meta_title", "meta_description", "read_time", "published_at", "writers", "updated_at", "created_at", "_status") SELECT "id", "title", "slug", "excerpt", "content", "featured_image_media_id", "featured_image_url", "category", "author", "is_featured", "meta_title", "meta_description", "read_time", "published_at", "writers", "updated_at", "created_at", "_status" FROM \`blog_post\`;`)
  await db.run(sql`DROP TABLE \`blog_post\`;`)
  await db.run(sql`ALTER TABLE \`__new_blog_post\` RENAME TO \`blog_post\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_post_slug_idx\` ON \`blog_post\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_featured_image_featured_image_media_idx\` ON \`blog_post\` (\`featured_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_published_at_idx\` ON \`blog_post\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_updated_at_idx\` ON \`blog_post\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_created_at_idx\` ON \`blog_post\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_post__status_idx\` ON \`blog_post\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_publishedAt_idx\` ON \`blog_post\` (\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_isFeatured_publishedAt_idx\` ON \`blog_post\` (\`_status\`,\`is_featured\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_publishedAt_idx\` ON \`blog_post\` (\`_status\`,\`category\`,\`published_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__blog_post_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_excerpt\` text,
  	\`version_content\` text,
  	\`version_featured_image_media_id\` text(36),
  	\`version_featured_image_url\` text,
  	\`version_category\` text,
  	\`version_author\` text DEFAULT 'Kitewing Team',
  	\`version_is_featured\` integer DEFAULT false,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_read_time\` numeric DEFAULT 5,
  	\`version_published_at\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_post\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blog_post_v\`("id", "parent_id", "version_title", "version_slug", "version_excerpt", "version_content", "version_featured_image_media_id", "version_featured_image_url", "version_category", "version_author", "version_is_featured", "version_meta_title", "version_meta_description", "version_read_time", "version_published_at", "version_writers", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_excerpt", "version_content", "version_featured_image_media_id", "version_featured_image_url", "version_category", "version_author", "version_is_featured", "version_meta_title", "version_meta_description", "version_read_time", "version_published_at", "version_writers", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_blog_post_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_post_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blog_post_v\` RENAME TO \`_blog_post_v\`;`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_parent_idx\` ON \`_blog_post_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_slug_idx\` ON \`_blog_post_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_featured_image_version_featured_ima_idx\` ON \`_blog_post_v\` (\`version_featured_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_published_at_idx\` ON \`_blog_post_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_updated_at_idx\` ON \`_blog_post_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_created_at_idx\` ON \`_blog_post_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version__status_idx\` ON \`_blog_post_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_created_at_idx\` ON \`_blog_post_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_updated_at_idx\` ON \`_blog_post_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_snapshot_idx\` ON \`_blog_post_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_published_locale_idx\` ON \`_blog_post_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_latest_idx\` ON \`_blog_post_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_autosave_idx\` ON \`_blog_post_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_publishedAt_idx\` ON \`_blog_post_v\` (\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_isFeatured_version_publishedAt_idx\` ON \`_blog_post_v\` (\`version__status\`,\`version_is_featured\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_category_version_publishedAt_idx\` ON \`_blog_post_v\` (\`version__status\`,\`version_category\`,\`version_published_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`search_text\` text,
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif240_url\` text,
  	\`sizes_avif240_width\` numeric,
  	\`sizes_avif240_height\` numeric,
  	\`sizes_avif240_mime_type\` text,
  	\`sizes_avif240_filesize\` numeric,
  	\`sizes_avif240_filename\` text,
  	\`sizes_avif360_url\` text,
  	\`sizes_avif360_width\` numeric,
  	\`sizes_avif360_height\` numeric,
  	\`sizes_avif360_mime_type\` text,
  	\`sizes_avif360_filesize\` numeric,
  	\`sizes_avif360_filename\` text,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_avif768_url\` text,
  	\`sizes_avif768_width\` numeric,
  	\`sizes_avif768_height\` numeric,
  	\`sizes_avif768_mime_type\` text,
  	\`sizes_avif768_filesize\` numeric,
  	\`sizes_avif768_filename\` text,
  	\`sizes_avif1200_url\` text,
  	\`sizes_avif1200_width\` numeric,
  	\`sizes_avif1200_height\` numeric,
  	\`sizes_avif1200_mime_type\` text,
  	\`sizes_avif1200_filesize\` numeric,
  	\`sizes_avif1200_filename\` text,
  	\`sizes_avif1600_url\` text,
  	\`sizes_avif1600_width\` numeric,
  	\`sizes_avif1600_height\` numeric,
  	\`sizes_avif1600_mime_type\` text,
  	\`sizes_avif1600_filesize\` numeric,
  	\`sizes_avif1600_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_webp768_url\` text,
  	\`sizes_webp768_width\` numeric,
  	\`sizes_webp768_height\` numeric,
  	\`sizes_webp768_mime_type\` text,
  	\`sizes_webp768_filesize\` numeric,
  	\`sizes_webp768_filename\` text,
  	\`sizes_webp1200_url\` text,
  	\`sizes_webp1200_width\` numeric,
  	\`sizes_webp1200_height\` numeric,
  	\`sizes_webp1200_mime_type\` text,
  	\`sizes_webp1200_filesize\` numeric,
  	\`sizes_webp1200_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "alt", "search_text", "_objectkey", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif240_url", "sizes_avif240_width", "sizes_avif240_height", "sizes_avif240_mime_type", "sizes_avif240_filesize", "sizes_avif240_filename", "sizes_avif360_url", "sizes_avif360_width", "sizes_avif360_height", "sizes_avif360_mime_type", "sizes_avif360_filesize", "sizes_avif360_filename", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_avif768_url", "sizes_avif768_width", "sizes_avif768_height", "sizes_avif768_mime_type", "sizes_avif768_filesize", "sizes_avif768_filename", "sizes_avif1200_url", "sizes_avif1200_width", "sizes_avif1200_height", "sizes_avif1200_mime_type", "sizes_avif1200_filesize", "sizes_avif1200_filename", "sizes_avif1600_url", "sizes_avif1600_width", "sizes_avif1600_height", "sizes_avif1600_mime_type", "sizes_avif1600_filesize", "sizes_avif1600_filename", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_webp768_url", "sizes_webp768_width", "sizes_webp768_height", "sizes_webp768_mime_type", "sizes_webp768_filesize", "sizes_webp768_filename", "sizes_webp1200_url", "sizes_webp1200_width", "sizes_webp1200_height", "sizes_webp1200_mime_type", "sizes_webp1200_filesize", "sizes_webp1200_filename", "sizes_webp1600_url", "sizes_webp1600_width", "sizes_webp1600_height", "sizes_webp1600_mime_type", "sizes_webp1600_filesize", "sizes_webp1600_filename") SELECT "id", "alt", "search_text", "_objectkey", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif240_url", "sizes_avif240_width", "sizes_avif240_height", "sizes_avif240_mime_type", "sizes_avif240_filesize", "sizes_avif240_filename", "sizes_avif360_url", "sizes_avif360_width", "sizes_avif360_height", "sizes_avif360_mime_type", "sizes_avif360_filesize", "sizes_avif360_filename", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_avif768_url", "sizes_avif768_width", "sizes_avif768_height", "sizes_avif768_mime_type", "sizes_avif768_filesize", "sizes_avif768_filename", "sizes_avif1200_url", "sizes_avif1200_width", "sizes_avif1200_height", "sizes_avif1200_mime_type", "sizes_avif1200_filesize", "sizes_avif1200_filename", "sizes_avif1600_url", "sizes_avif1600_width", "sizes_avif1600_height", "sizes_avif1600_mime_type", "sizes_avif1600_filesize", "sizes_avif1600_filename", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_webp768_url", "sizes_webp768_width", "sizes_webp768_height", "sizes_webp768_mime_type", "sizes_webp768_filesize", "sizes_webp768_filename", "sizes_webp1200_url", "sizes_webp1200_width", "sizes_webp1200_height", "sizes_webp1200_mime_type", "sizes_webp1200_filesize", "sizes_webp1200_filename", "sizes_webp1600_url", "sizes_webp1600_width", "sizes_webp1600_height", "sizes_webp1600_mime_type", "sizes_webp1600_filesize", "sizes_webp1600_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif240_sizes_avif240_filename_idx\` ON \`media\` (\`sizes_avif240_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif360_sizes_avif360_filename_idx\` ON \`media\` (\`sizes_avif360_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif768_sizes_avif768_filename_idx\` ON \`media\` (\`sizes_avif768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1200_sizes_avif1200_filename_idx\` ON \`media\` (\`sizes_avif1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp768_sizes_webp768_filename_idx\` ON \`media\` (\`sizes_webp768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1200_sizes_webp1200_filename_idx\` ON \`media\` (\`sizes_webp1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`DROP INDEX \`service_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`service\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_service_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_service_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`product_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`product\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_product_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_product_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`page_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`page\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_page_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_page_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`editors_may_delete\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_editors_may_delete\`;`)
}
