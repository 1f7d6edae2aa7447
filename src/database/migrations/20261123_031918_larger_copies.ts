import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2100_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2100_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2100_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2100_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2100_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif2100_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif2100_sizes_avif2100_filename_idx\` ON \`media\` (\`sizes_avif2100_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_avif2100_sizes_avif2100_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2100_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2100_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2100_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2100_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2100_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif2100_filename\`;`)
}
