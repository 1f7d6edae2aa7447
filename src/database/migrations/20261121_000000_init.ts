import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`service\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`price\` text,
  	\`icon\` text DEFAULT 'code',
  	\`is_active\` integer DEFAULT true,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`service_updated_at_idx\` ON \`service\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_created_at_idx\` ON \`service\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`service__status_idx\` ON \`service\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_isActive_order_idx\` ON \`service\` (\`_status\`,\`is_active\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`service_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_texts_order_parent\` ON \`service_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_texts_parent_order\` ON \`service_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`_service_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_price\` text,
  	\`version_icon\` text DEFAULT 'code',
  	\`version_is_active\` integer DEFAULT true,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_v_parent_idx\` ON \`_service_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version_updated_at_idx\` ON \`_service_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version_created_at_idx\` ON \`_service_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version__status_idx\` ON \`_service_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_created_at_idx\` ON \`_service_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_updated_at_idx\` ON \`_service_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_latest_idx\` ON \`_service_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_autosave_idx\` ON \`_service_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_isActive_version_order_idx\` ON \`_service_v\` (\`version__status\`,\`version_is_active\`,\`version_order\`);`)
  await db.run(sql`CREATE TABLE \`_service_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_v_texts_order_parent\` ON \`_service_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_texts_parent_order\` ON \`_service_v_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`product_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media_id\` text(36),
  	\`url\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_images_order_idx\` ON \`product_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_images_parent_id_idx\` ON \`product_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_images_media_idx\` ON \`product_images\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`product\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`long_description\` text,
  	\`category\` text,
  	\`price\` numeric,
  	\`original_price\` numeric,
  	\`download_url\` text,
  	\`demo_url\` text,
  	\`rating\` numeric DEFAULT 5,
  	\`review_count\` numeric DEFAULT 0,
  	\`is_active\` integer DEFAULT true,
  	\`is_featured\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`product_updated_at_idx\` ON \`product\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_created_at_idx\` ON \`product\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product__status_idx\` ON \`product\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_isActive_createdAt_idx\` ON \`product\` (\`_status\`,\`is_active\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_isActive_isFeatured_createdAt_idx\` ON \`product\` (\`_status\`,\`is_active\`,\`is_featured\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_isActive_category_createdAt_idx\` ON \`product\` (\`_status\`,\`is_active\`,\`category\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`product_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_texts_order_parent\` ON \`product_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_texts_parent_order\` ON \`product_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`media_id\` text(36),
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_images_order_idx\` ON \`_product_v_version_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_images_parent_id_idx\` ON \`_product_v_version_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_images_media_idx\` ON \`_product_v_version_images\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_long_description\` text,
  	\`version_category\` text,
  	\`version_price\` numeric,
  	\`version_original_price\` numeric,
  	\`version_download_url\` text,
  	\`version_demo_url\` text,
  	\`version_rating\` numeric DEFAULT 5,
  	\`version_review_count\` numeric DEFAULT 0,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_is_featured\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_parent_idx\` ON \`_product_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_updated_at_idx\` ON \`_product_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_created_at_idx\` ON \`_product_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version__status_idx\` ON \`_product_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_created_at_idx\` ON \`_product_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_updated_at_idx\` ON \`_product_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_latest_idx\` ON \`_product_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_autosave_idx\` ON \`_product_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_isActive_version_createdAt_idx\` ON \`_product_v\` (\`version__status\`,\`version_is_active\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_product_v\` (\`version__status\`,\`version_is_active\`,\`version_is_featured\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_product_v\` (\`version__status\`,\`version_is_active\`,\`version_category\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_texts_order_parent\` ON \`_product_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_texts_parent_order\` ON \`_product_v_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`project_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media_id\` text(36),
  	\`url\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_images_order_idx\` ON \`project_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_images_parent_id_idx\` ON \`project_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_images_media_idx\` ON \`project_images\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`project\` (
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_idx\` ON \`project\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_completed_at_idx\` ON \`project\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_updated_at_idx\` ON \`project\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`project_created_at_idx\` ON \`project\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project__status_idx\` ON \`project\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_completedAt_idx\` ON \`project\` (\`_status\`,\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_isFeatured_completedAt_idx\` ON \`project\` (\`_status\`,\`is_featured\`,\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_completedAt_idx\` ON \`project\` (\`_status\`,\`category\`,\`completed_at\`);`)
  await db.run(sql`CREATE TABLE \`project_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_texts_order_parent\` ON \`project_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_texts_parent_order\` ON \`project_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_version_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`media_id\` text(36),
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_v_version_images_order_idx\` ON \`_project_v_version_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_images_parent_id_idx\` ON \`_project_v_version_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_images_media_idx\` ON \`_project_v_version_images\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v\` (
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
  await db.run(sql`CREATE TABLE \`_project_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_v_texts_order_parent\` ON \`_project_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_texts_parent_order\` ON \`_project_v_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`blog_post\` (
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_post_slug_idx\` ON \`blog_post\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_featured_image_featured_image_media_idx\` ON \`blog_post\` (\`featured_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_published_at_idx\` ON \`blog_post\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_updated_at_idx\` ON \`blog_post\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_created_at_idx\` ON \`blog_post\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_post__status_idx\` ON \`blog_post\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_publishedAt_idx\` ON \`blog_post\` (\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_isFeatured_publishedAt_idx\` ON \`blog_post\` (\`_status\`,\`is_featured\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_publishedAt_idx\` ON \`blog_post\` (\`_status\`,\`category\`,\`published_at\`);`)
  await db.run(sql`CREATE TABLE \`blog_post_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_post\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_post_texts_order_parent\` ON \`blog_post_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_texts_text_idx\` ON \`blog_post_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_texts_parent_order\` ON \`blog_post_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`_blog_post_v\` (
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_post\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_post_v_parent_idx\` ON \`_blog_post_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_slug_idx\` ON \`_blog_post_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_featured_image_version_featured_ima_idx\` ON \`_blog_post_v\` (\`version_featured_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_published_at_idx\` ON \`_blog_post_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_updated_at_idx\` ON \`_blog_post_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version_created_at_idx\` ON \`_blog_post_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_version_version__status_idx\` ON \`_blog_post_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_created_at_idx\` ON \`_blog_post_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_updated_at_idx\` ON \`_blog_post_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_latest_idx\` ON \`_blog_post_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_autosave_idx\` ON \`_blog_post_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_publishedAt_idx\` ON \`_blog_post_v\` (\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_isFeatured_version_publishedAt_idx\` ON \`_blog_post_v\` (\`version__status\`,\`version_is_featured\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_category_version_publishedAt_idx\` ON \`_blog_post_v\` (\`version__status\`,\`version_category\`,\`version_published_at\`);`)
  await db.run(sql`CREATE TABLE \`_blog_post_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blog_post_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_post_v_texts_order_parent\` ON \`_blog_post_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_texts_parent_order\` ON \`_blog_post_v_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_slug_idx\` ON \`page\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`page_updated_at_idx\` ON \`page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_created_at_idx\` ON \`page\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_texts_order_parent\` ON \`page_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_texts_text_idx\` ON \`page_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`page_texts_parent_order\` ON \`page_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`lead\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`service_type\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`budget\` text,
  	\`company\` text,
  	\`timeline\` text,
  	\`notes\` text,
  	\`estimated_value\` numeric,
  	\`owner_id\` text(36),
  	\`next_step\` text,
  	\`next_step_due\` text,
  	\`is_spam\` integer DEFAULT false,
  	\`folder\` text,
  	\`sort_name\` text,
  	\`sort_due\` text,
  	\`search_text\` text,
  	\`mail_owed\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_owner_idx\` ON \`lead\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_mail_owed_idx\` ON \`lead\` (\`mail_owed\`);`)
  await db.run(sql`CREATE INDEX \`lead_updated_at_idx\` ON \`lead\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_created_at_idx\` ON \`lead\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_deleted_at_idx\` ON \`lead\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`folder_createdAt_searchText_idx\` ON \`lead\` (\`folder\`,\`created_at\`,\`search_text\`);`)
  await db.run(sql`CREATE INDEX \`folder_status_createdAt_idx\` ON \`lead\` (\`folder\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`folder_serviceType_createdAt_idx\` ON \`lead\` (\`folder\`,\`service_type\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`folder_budget_createdAt_idx\` ON \`lead\` (\`folder\`,\`budget\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`folder_owner_createdAt_idx\` ON \`lead\` (\`folder\`,\`owner_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`folder_sortName_idx\` ON \`lead\` (\`folder\`,\`sort_name\`);`)
  await db.run(sql`CREATE INDEX \`folder_estimatedValue_idx\` ON \`lead\` (\`folder\`,\`estimated_value\`);`)
  await db.run(sql`CREATE INDEX \`folder_sortDue_idx\` ON \`lead\` (\`folder\`,\`sort_due\`);`)
  await db.run(sql`CREATE INDEX \`folder_status_estimatedValue_idx\` ON \`lead\` (\`folder\`,\`status\`,\`estimated_value\`);`)
  await db.run(sql`CREATE INDEX \`folder_status_sortDue_idx\` ON \`lead\` (\`folder\`,\`status\`,\`sort_due\`);`)
  await db.run(sql`CREATE INDEX \`folder_status_serviceType_budget_owner_estimatedValue_idx\` ON \`lead\` (\`folder\`,\`status\`,\`service_type\`,\`budget\`,\`owner_id\`,\`estimated_value\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`lead\` (\`folder\`,\`status\`,\`service_type\`,\`budget\`,\`owner_id\`,\`estimated_value\`,\`search_text\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
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
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif768_sizes_avif768_filename_idx\` ON \`media\` (\`sizes_avif768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1200_sizes_avif1200_filename_idx\` ON \`media\` (\`sizes_avif1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp768_sizes_webp768_filename_idx\` ON \`media\` (\`sizes_webp768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1200_sizes_webp1200_filename_idx\` ON \`media\` (\`sizes_webp1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_texts_text_idx\` ON \`media_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`media_texts_parent_order\` ON \`media_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`is_active\` integer DEFAULT true,
  	\`last_login_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_username_idx\` ON \`users\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`view_count\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`post\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`view_count_post_idx\` ON \`view_count\` (\`post\`);`)
  await db.run(sql`CREATE INDEX \`view_count_updated_at_idx\` ON \`view_count\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`view_count_created_at_idx\` ON \`view_count\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`count_idx\` ON \`view_count\` (\`count\`);`)
  await db.run(sql`CREATE TABLE \`system_state\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`holder\` text,
  	\`until\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`system_state_key_idx\` ON \`system_state\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`system_state_updated_at_idx\` ON \`system_state\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`system_state_created_at_idx\` ON \`system_state\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`address\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`address_key_idx\` ON \`address\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`address_entry_idx\` ON \`address\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`address_updated_at_idx\` ON \`address\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`address_created_at_idx\` ON \`address\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_entry\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`category\` text,
  	\`summary\` text,
  	\`text\` text,
  	\`words\` text,
  	\`stored\` text,
  	\`is_public\` integer DEFAULT false,
  	\`visible_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_entry_key_idx\` ON \`search_entry\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`search_entry_entry_idx\` ON \`search_entry\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`search_entry_updated_at_idx\` ON \`search_entry\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_entry_created_at_idx\` ON \`search_entry\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_entry\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`title\` text,
  	\`action\` text NOT NULL,
  	\`user\` text,
  	\`user_name\` text,
  	\`changes\` text,
  	\`is_draft\` integer DEFAULT false,
  	\`words\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_entry_updated_at_idx\` ON \`audit_entry\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_entry_created_at_idx\` ON \`audit_entry\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_document_createdAt_idx\` ON \`audit_entry\` (\`kind\`,\`document\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_createdAt_idx\` ON \`audit_entry\` (\`kind\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`user_createdAt_idx\` ON \`audit_entry\` (\`user\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`action_createdAt_idx\` ON \`audit_entry\` (\`action\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`service_id\` text(36),
  	\`product_id\` text(36),
  	\`project_id\` text(36),
  	\`blog_post_id\` text(36),
  	\`page_id\` text(36),
  	\`lead_id\` text(36),
  	\`media_id\` text(36),
  	\`users_id\` text(36),
  	\`view_count_id\` text(36),
  	\`address_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_post_id\`) REFERENCES \`blog_post\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`lead\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`view_count_id\`) REFERENCES \`view_count\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`address_id\`) REFERENCES \`address\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_id_idx\` ON \`payload_locked_documents_rels\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_id_idx\` ON \`payload_locked_documents_rels\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_id_idx\` ON \`payload_locked_documents_rels\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_post_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_post_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_id_idx\` ON \`payload_locked_documents_rels\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_view_count_id_idx\` ON \`payload_locked_documents_rels\` (\`view_count_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_address_id_idx\` ON \`payload_locked_documents_rels\` (\`address_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`platform\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_order_idx\` ON \`site_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_parent_id_idx\` ON \`site_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_name\` text DEFAULT 'Kitewing' NOT NULL,
  	\`email\` text DEFAULT 'hello@kitewing.example' NOT NULL,
  	\`phone\` text DEFAULT '+91 80 0000 0000' NOT NULL,
  	\`whatsapp_number\` text DEFAULT '910000000000' NOT NULL,
  	\`location\` text DEFAULT 'Remote & On-site' NOT NULL,
  	\`business_hours\` text DEFAULT 'Mon-Fri 9 AM-6 PM IST' NOT NULL,
  	\`whatsapp_texts_quote\` text DEFAULT 'Hi! I''d like a quote for a project.' NOT NULL,
  	\`whatsapp_texts_floating\` text DEFAULT 'Hi! I have a question about your services.' NOT NULL,
  	\`whatsapp_texts_contact\` text DEFAULT 'Hi! I''d like to talk about a project.' NOT NULL,
  	\`whatsapp_texts_product\` text DEFAULT 'Hi! I''m interested in {product}.' NOT NULL,
  	\`whatsapp_texts_admin_greeting\` text DEFAULT 'Hi {name}! Thank you for your inquiry about {service}. When would be a good time to talk?' NOT NULL,
  	\`analytics_id\` text,
  	\`analytics_consent\` integer DEFAULT true NOT NULL,
  	\`inquiry_recipients\` text,
  	\`confirm_inquiries\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`service\`;`)
  await db.run(sql`DROP TABLE \`service_texts\`;`)
  await db.run(sql`DROP TABLE \`_service_v\`;`)
  await db.run(sql`DROP TABLE \`_service_v_texts\`;`)
  await db.run(sql`DROP TABLE \`product_images\`;`)
  await db.run(sql`DROP TABLE \`product\`;`)
  await db.run(sql`DROP TABLE \`product_texts\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_images\`;`)
  await db.run(sql`DROP TABLE \`_product_v\`;`)
  await db.run(sql`DROP TABLE \`_product_v_texts\`;`)
  await db.run(sql`DROP TABLE \`project_images\`;`)
  await db.run(sql`DROP TABLE \`project\`;`)
  await db.run(sql`DROP TABLE \`project_texts\`;`)
  await db.run(sql`DROP TABLE \`_project_v_version_images\`;`)
  await db.run(sql`DROP TABLE \`_project_v\`;`)
  await db.run(sql`DROP TABLE \`_project_v_texts\`;`)
  await db.run(sql`DROP TABLE \`blog_post\`;`)
  await db.run(sql`DROP TABLE \`blog_post_texts\`;`)
  await db.run(sql`DROP TABLE \`_blog_post_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_post_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page\`;`)
  await db.run(sql`DROP TABLE \`page_texts\`;`)
  await db.run(sql`DROP TABLE \`lead\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`view_count\`;`)
  await db.run(sql`DROP TABLE \`system_state\`;`)
  await db.run(sql`DROP TABLE \`address\`;`)
  await db.run(sql`DROP TABLE \`search_entry\`;`)
  await db.run(sql`DROP TABLE \`audit_entry\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
}
