import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_idx\` ON \`service\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_createdAt_idx\` ON \`_service_v\` (\`version_deleted_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_1_idx\` ON \`product\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_createdAt_1_idx\` ON \`_product_v\` (\`version_deleted_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_2_idx\` ON \`project\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_createdAt_2_idx\` ON \`_project_v\` (\`version_deleted_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_3_idx\` ON \`blog_post\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_createdAt_3_idx\` ON \`_blog_post_v\` (\`version_deleted_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_4_idx\` ON \`page\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_createdAt_4_idx\` ON \`_page_v\` (\`version_deleted_at\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_5_idx\` ON \`media\` (\`deleted_at\`,\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deletedAt_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`deletedAt_createdAt_1_idx\`;`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_createdAt_1_idx\`;`)
  await db.run(sql`DROP INDEX \`deletedAt_createdAt_2_idx\`;`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_createdAt_2_idx\`;`)
  await db.run(sql`DROP INDEX \`deletedAt_createdAt_3_idx\`;`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_createdAt_3_idx\`;`)
  await db.run(sql`DROP INDEX \`deletedAt_createdAt_4_idx\`;`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_createdAt_4_idx\`;`)
  await db.run(sql`DROP INDEX \`deletedAt_createdAt_5_idx\`;`)
}
