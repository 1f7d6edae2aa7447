import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`about_page_team\` ADD \`picture_media_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`about_page_team\` ADD \`picture_url\` text;`)
  await db.run(sql`ALTER TABLE \`about_page_team\` ADD \`link\` text;`)
  await db.run(sql`CREATE INDEX \`about_page_team_picture_picture_media_idx\` ON \`about_page_team\` (\`picture_media_id\`);`)
  await db.run(sql`ALTER TABLE \`about_page_testimonials\` ADD \`picture_media_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`about_page_testimonials\` ADD \`picture_url\` text;`)
  await db.run(sql`ALTER TABLE \`about_page_testimonials\` ADD \`project_id\` text(36) REFERENCES project(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`about_page_testimonials_picture_picture_media_idx\` ON \`about_page_testimonials\` (\`picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_testimonials_project_idx\` ON \`about_page_testimonials\` (\`project_id\`);`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_team\` ADD \`picture_media_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_team\` ADD \`picture_url\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_team\` ADD \`link\` text;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_team_picture_picture_media_idx\` ON \`_about_page_v_version_team\` (\`picture_media_id\`);`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_testimonials\` ADD \`picture_media_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_testimonials\` ADD \`picture_url\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v_version_testimonials\` ADD \`project_id\` text(36) REFERENCES project(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_testimonials_picture_picture_media_idx\` ON \`_about_page_v_version_testimonials\` (\`picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_testimonials_project_idx\` ON \`_about_page_v_version_testimonials\` (\`project_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_about_page_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about_page_team\`("_order", "_parent_id", "id", "is_hidden") SELECT "_order", "_parent_id", "id", "is_hidden" FROM \`about_page_team\`;`)
  await db.run(sql`DROP TABLE \`about_page_team\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page_team\` RENAME TO \`about_page_team\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`about_page_team_order_idx\` ON \`about_page_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_team_parent_id_idx\` ON \`about_page_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_about_page_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about_page_testimonials\`("_order", "_parent_id", "id", "is_hidden") SELECT "_order", "_parent_id", "id", "is_hidden" FROM \`about_page_testimonials\`;`)
  await db.run(sql`DROP TABLE \`about_page_testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page_testimonials\` RENAME TO \`about_page_testimonials\`;`)
  await db.run(sql`CREATE INDEX \`about_page_testimonials_order_idx\` ON \`about_page_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_testimonials_parent_id_idx\` ON \`about_page_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v_version_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_page_v_version_team\`("_order", "_parent_id", "id", "is_hidden", "_uuid") SELECT "_order", "_parent_id", "id", "is_hidden", "_uuid" FROM \`_about_page_v_version_team\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_team\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v_version_team\` RENAME TO \`_about_page_v_version_team\`;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_team_order_idx\` ON \`_about_page_v_version_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_team_parent_id_idx\` ON \`_about_page_v_version_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v_version_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_hidden\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_page_v_version_testimonials\`("_order", "_parent_id", "id", "is_hidden", "_uuid") SELECT "_order", "_parent_id", "id", "is_hidden", "_uuid" FROM \`_about_page_v_version_testimonials\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v_version_testimonials\` RENAME TO \`_about_page_v_version_testimonials\`;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_testimonials_order_idx\` ON \`_about_page_v_version_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_testimonials_parent_id_idx\` ON \`_about_page_v_version_testimonials\` (\`_parent_id\`);`)
}
