import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif360_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif360_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif360_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif360_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif360_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif360_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif240_sizes_avif240_filename_idx\` ON \`media\` (\`sizes_avif240_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif360_sizes_avif360_filename_idx\` ON \`media\` (\`sizes_avif360_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_avif240_sizes_avif240_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_avif360_sizes_avif360_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif360_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif360_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif360_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif360_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif360_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif360_filename\`;`)
}
