import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_content\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_parent_idx\` ON \`_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_slug_idx\` ON \`_page_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_updated_at_idx\` ON \`_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_created_at_idx\` ON \`_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_created_at_idx\` ON \`_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_updated_at_idx\` ON \`_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_texts_order_parent\` ON \`_page_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_texts_parent_order\` ON \`_page_v_texts\` (\`parent_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`platform\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_order_idx\` ON \`_site_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_parent_id_idx\` ON \`_site_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_site_name\` text DEFAULT 'Kitewing' NOT NULL,
  	\`version_email\` text DEFAULT 'hello@kitewing.example' NOT NULL,
  	\`version_phone\` text DEFAULT '+91 80 0000 0000' NOT NULL,
  	\`version_whatsapp_number\` text DEFAULT '910000000000' NOT NULL,
  	\`version_location\` text DEFAULT 'Remote & On-site' NOT NULL,
  	\`version_business_hours\` text DEFAULT 'Mon-Fri 9 AM-6 PM IST' NOT NULL,
  	\`version_content_language\` text DEFAULT 'en' NOT NULL,
  	\`version_whatsapp_texts_quote\` text DEFAULT 'Hi! I''d like a quote for a project.' NOT NULL,
  	\`version_whatsapp_texts_floating\` text DEFAULT 'Hi! I have a question about your services.' NOT NULL,
  	\`version_whatsapp_texts_contact\` text DEFAULT 'Hi! I''d like to talk about a project.' NOT NULL,
  	\`version_whatsapp_texts_product\` text DEFAULT 'Hi! I''m interested in {product}.' NOT NULL,
  	\`version_whatsapp_texts_admin_greeting\` text DEFAULT 'Hi {name}! Thank you for your inquiry about {service}. When would be a good time to talk?' NOT NULL,
  	\`version_analytics_id\` text,
  	\`version_analytics_consent\` integer DEFAULT true NOT NULL,
  	\`version_inquiry_recipients\` text,
  	\`version_confirm_inquiries\` integer DEFAULT false NOT NULL,
  	\`version_security_contact\` text,
  	\`version_security_policy\` text,
  	\`version_security_languages\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`service\` ADD \`writers\` text;`)
  await db.run(sql`ALTER TABLE \`_service_v\` ADD \`version_writers\` text;`)
  await db.run(sql`ALTER TABLE \`product\` ADD \`writers\` text;`)
  await db.run(sql`ALTER TABLE \`_product_v\` ADD \`version_writers\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`writers\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_writers\` text;`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`writers\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_writers\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_page_v\`;`)
  await db.run(sql`DROP TABLE \`_page_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`service\` DROP COLUMN \`writers\`;`)
  await db.run(sql`ALTER TABLE \`_service_v\` DROP COLUMN \`version_writers\`;`)
  await db.run(sql`ALTER TABLE \`product\` DROP COLUMN \`writers\`;`)
  await db.run(sql`ALTER TABLE \`_product_v\` DROP COLUMN \`version_writers\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`writers\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_writers\`;`)
  await db.run(sql`ALTER TABLE \`blog_post\` DROP COLUMN \`writers\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`version_writers\`;`)
}
