import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** The texts that become localized, by the table they were in. */
const moved: Record<string, string[]> = {
  service: ['title', 'description'],
  _service_v: ['version_title', 'version_description'],
  product: ['title', 'description', 'long_description'],
  _product_v: ['version_title', 'version_description', 'version_long_description'],
  project_decisions: ['title', 'text'],
  project_results: ['label', 'unit', 'source'],
  project: ['title', 'description', 'situation', 'findings', 'solution', 'quote_text', 'quote_role'],
  _project_v_version_decisions: ['title', 'text'],
  _project_v_version_results: ['label', 'unit', 'source'],
  _project_v: ['version_title', 'version_description', 'version_situation', 'version_findings', 'version_solution', 'version_quote_text', 'version_quote_role'],
  blog_post: ['title', 'excerpt', 'content', 'meta_title', 'meta_description'],
  _blog_post_v: ['version_title', 'version_excerpt', 'version_content', 'version_meta_title', 'version_meta_description'],
  page: ['title', 'description', 'content'],
  _page_v: ['version_title', 'version_description', 'version_content'],
  media: ['alt'],
  site_settings: ['location', 'business_hours', 'whatsapp_texts_quote', 'whatsapp_texts_floating', 'whatsapp_texts_contact', 'whatsapp_texts_product', 'whatsapp_texts_service', 'whatsapp_texts_admin_greeting'],
  _site_settings_v: ['version_location', 'version_business_hours', 'version_whatsapp_texts_quote', 'version_whatsapp_texts_floating', 'version_whatsapp_texts_contact', 'version_whatsapp_texts_product', 'version_whatsapp_texts_service', 'version_whatsapp_texts_admin_greeting'],
}

/** Their lists of texts, which stay where they are. */
const listTables = ['service_texts', '_service_v_texts', 'product_texts', '_product_v_texts', 'project_texts', '_project_v_texts']
const lists = ['features', 'constraints', 'team'].map((name) => `'${name}', 'version.${name}'`).join(', ')

const listed = (columns: string[]) => columns.map((name) => `\`${name}\``).join(', ')

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`service_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`service_locales_locale_parent_id_unique\` ON \`service_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_locales_parent\` ON \`service_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_v_locales_locale_parent_id_unique\` ON \`_service_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_locales_parent\` ON \`_service_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`long_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_locales_locale_parent_id_unique\` ON \`product_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_locales_parent\` ON \`product_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_long_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_v_locales_locale_parent_id_unique\` ON \`_product_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_locales_parent\` ON \`_product_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_decisions_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_decisions_locales_locale_parent_id_unique\` ON \`project_decisions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_decisions_locales_parent\` ON \`project_decisions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_results_locales\` (
  	\`label\` text,
  	\`unit\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_results_locales_locale_parent_id_unique\` ON \`project_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_results_locales_parent\` ON \`project_results_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`situation\` text,
  	\`findings\` text,
  	\`solution\` text,
  	\`quote_text\` text,
  	\`quote_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_locales_locale_parent_id_unique\` ON \`project_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_locales_parent\` ON \`project_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_version_decisions_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_v_version_decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_v_version_decisions_locales_locale_parent_id_unique\` ON \`_project_v_version_decisions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_decisions_locales_parent\` ON \`_project_v_version_decisions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_version_results_locales\` (
  	\`label\` text,
  	\`unit\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_v_version_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_v_version_results_locales_locale_parent_id_unique\` ON \`_project_v_version_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_results_locales_parent\` ON \`_project_v_version_results_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_situation\` text,
  	\`version_findings\` text,
  	\`version_solution\` text,
  	\`version_quote_text\` text,
  	\`version_quote_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_v_locales_locale_parent_id_unique\` ON \`_project_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_locales_parent\` ON \`_project_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog_post_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blog_post\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_post_locales_locale_parent_id_unique\` ON \`blog_post_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_post_locales_parent\` ON \`blog_post_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_post_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blog_post_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_blog_post_v_locales_locale_parent_id_unique\` ON \`_blog_post_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_post_v_locales_parent\` ON \`_blog_post_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_locales_locale_parent_id_unique\` ON \`page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_locales_parent\` ON \`page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_locales\` (
  	\`version_title\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_content\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_v_locales_locale_parent_id_unique\` ON \`_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_locales_parent\` ON \`_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`location\` text NOT NULL,
  	\`business_hours\` text NOT NULL,
  	\`whatsapp_texts_quote\` text NOT NULL,
  	\`whatsapp_texts_floating\` text NOT NULL,
  	\`whatsapp_texts_contact\` text NOT NULL,
  	\`whatsapp_texts_product\` text NOT NULL,
  	\`whatsapp_texts_service\` text NOT NULL,
  	\`whatsapp_texts_admin_greeting\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent\` ON \`site_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_location\` text NOT NULL,
  	\`version_business_hours\` text NOT NULL,
  	\`version_whatsapp_texts_quote\` text NOT NULL,
  	\`version_whatsapp_texts_floating\` text NOT NULL,
  	\`version_whatsapp_texts_contact\` text NOT NULL,
  	\`version_whatsapp_texts_product\` text NOT NULL,
  	\`version_whatsapp_texts_service\` text NOT NULL,
  	\`version_whatsapp_texts_admin_greeting\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_locales_parent\` ON \`_site_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`service_texts\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`service_texts_locale_parent\` ON \`service_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_service_v_texts\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`_service_v_texts_locale_parent\` ON \`_service_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`product_texts\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`product_texts_locale_parent\` ON \`product_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_product_v_texts\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`_product_v_texts_locale_parent\` ON \`_product_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`project_texts\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`project_texts_locale_parent\` ON \`project_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_project_v_texts\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`_project_v_texts_locale_parent\` ON \`_project_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_expertise_locales_parent\` ON \`home_page_expertise_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_locales_parent\` ON \`home_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_expertise_locales_parent\` ON \`_home_page_v_version_expertise_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_locales_parent\` ON \`_home_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_story_locales_parent\` ON \`about_page_story_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_values_locales_parent\` ON \`about_page_values_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_team_locales_parent\` ON \`about_page_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_work_locales_parent\` ON \`about_page_work_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_testimonials_locales_parent\` ON \`about_page_testimonials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_locales_parent\` ON \`about_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_story_locales_parent\` ON \`_about_page_v_version_story_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_values_locales_parent\` ON \`_about_page_v_version_values_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_team_locales_parent\` ON \`_about_page_v_version_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_work_locales_parent\` ON \`_about_page_v_version_work_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_testimonials_locales_parent\` ON \`_about_page_v_version_testimonials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_locales_parent\` ON \`_about_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_page_steps_locales_parent\` ON \`services_page_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_page_costs_locales_parent\` ON \`services_page_costs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_page_locales_parent\` ON \`services_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_version_steps_locales_parent\` ON \`_services_page_v_version_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_version_costs_locales_parent\` ON \`_services_page_v_version_costs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_page_v_locales_parent\` ON \`_services_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_page_locales_parent\` ON \`portfolio_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_locales_parent\` ON \`_portfolio_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_page_locales_parent\` ON \`products_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_page_v_locales_parent\` ON \`_products_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_page_locales_parent\` ON \`blog_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_locales_parent\` ON \`_blog_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page_questions_locales_parent\` ON \`contact_page_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page_locales_parent\` ON \`contact_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_questions_locales_parent\` ON \`_contact_page_v_version_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_locales_parent\` ON \`_contact_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`thanks_page_locales_parent\` ON \`thanks_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_thanks_page_v_locales_parent\` ON \`_thanks_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_navigation_locales_parent\` ON \`site_frame_navigation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_site_links_locales_parent\` ON \`site_frame_site_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_legal_links_locales_parent\` ON \`site_frame_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_locales_parent\` ON \`site_frame_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_navigation_locales_parent\` ON \`_site_frame_v_version_navigation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_site_links_locales_parent\` ON \`_site_frame_v_version_site_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_legal_links_locales_parent\` ON \`_site_frame_v_version_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_locales_parent\` ON \`_site_frame_v_locales\` (\`_parent_id\`);`)
  for (const [table, columns] of Object.entries(moved)) {
    const names = listed(columns)
    await db.run(sql.raw(`INSERT INTO \`${table}_locales\` (${names}, \`_locale\`, \`_parent_id\`) SELECT ${names}, 'original', \`id\` FROM \`${table}\`;`))
  }
  for (const table of listTables)
    await db.run(sql.raw(`UPDATE \`${table}\` SET \`locale\` = 'original' WHERE \`path\` IN (${lists});`))
  await db.run(sql`ALTER TABLE \`service\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`service\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`_service_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_service_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`product\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`product\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`product\` DROP COLUMN \`long_description\`;`)
  await db.run(sql`ALTER TABLE \`_product_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_product_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_product_v\` DROP COLUMN \`version_long_description\`;`)
  await db.run(sql`ALTER TABLE \`project_decisions\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`project_decisions\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`project_results\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`project_results\` DROP COLUMN \`unit\`;`)
  await db.run(sql`ALTER TABLE \`project_results\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`situation\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`findings\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`solution\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`quote_text\`;`)
  await db.run(sql`ALTER TABLE \`project\` DROP COLUMN \`quote_role\`;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_decisions\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_decisions\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results\` DROP COLUMN \`unit\`;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_situation\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_findings\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_solution\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_quote_text\`;`)
  await db.run(sql`ALTER TABLE \`_project_v\` DROP COLUMN \`version_quote_role\`;`)
  await db.run(sql`ALTER TABLE \`blog_post\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`blog_post\` DROP COLUMN \`excerpt\`;`)
  await db.run(sql`ALTER TABLE \`blog_post\` DROP COLUMN \`content\`;`)
  await db.run(sql`ALTER TABLE \`blog_post\` DROP COLUMN \`meta_title\`;`)
  await db.run(sql`ALTER TABLE \`blog_post\` DROP COLUMN \`meta_description\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`version_excerpt\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`version_content\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`version_meta_title\`;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` DROP COLUMN \`version_meta_description\`;`)
  await db.run(sql`ALTER TABLE \`page\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`page\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`page\` DROP COLUMN \`content\`;`)
  await db.run(sql`ALTER TABLE \`_page_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_page_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_page_v\` DROP COLUMN \`version_content\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`location\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`business_hours\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`whatsapp_texts_quote\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`whatsapp_texts_floating\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`whatsapp_texts_contact\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`whatsapp_texts_product\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`whatsapp_texts_service\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`whatsapp_texts_admin_greeting\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_location\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_business_hours\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_whatsapp_texts_quote\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_whatsapp_texts_floating\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_whatsapp_texts_contact\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_whatsapp_texts_product\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_whatsapp_texts_service\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_whatsapp_texts_admin_greeting\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`service\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`_service_v\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_service_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`product\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`product\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`product\` ADD \`long_description\` text;`)
  await db.run(sql`ALTER TABLE \`_product_v\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_product_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_product_v\` ADD \`version_long_description\` text;`)
  await db.run(sql`ALTER TABLE \`project_decisions\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`project_decisions\` ADD \`text\` text;`)
  await db.run(sql`ALTER TABLE \`project_results\` ADD \`label\` text;`)
  await db.run(sql`ALTER TABLE \`project_results\` ADD \`unit\` text;`)
  await db.run(sql`ALTER TABLE \`project_results\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`situation\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`findings\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`solution\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`quote_text\` text;`)
  await db.run(sql`ALTER TABLE \`project\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_decisions\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_decisions\` ADD \`text\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results\` ADD \`label\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results\` ADD \`unit\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v_version_results\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_situation\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_findings\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_solution\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_quote_text\` text;`)
  await db.run(sql`ALTER TABLE \`_project_v\` ADD \`version_quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`excerpt\` text;`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`content\` text;`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`blog_post\` ADD \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_excerpt\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_content\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_post_v\` ADD \`version_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`page\` ADD \`title\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`page\` ADD \`description\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`page\` ADD \`content\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_page_v\` ADD \`version_title\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_page_v\` ADD \`version_description\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_page_v\` ADD \`version_content\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`location\` text DEFAULT 'Remote & On-site' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`business_hours\` text DEFAULT 'Mon-Fri 9 AM-6 PM IST' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`whatsapp_texts_quote\` text DEFAULT 'Hi! I''d like a quote for a project.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`whatsapp_texts_floating\` text DEFAULT 'Hi! I have a question about your services.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`whatsapp_texts_contact\` text DEFAULT 'Hi! I''d like to talk about a project.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`whatsapp_texts_product\` text DEFAULT 'Hi! I''m interested in {product}.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`whatsapp_texts_service\` text DEFAULT 'Hi! I''d like a quote for {service}.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`whatsapp_texts_admin_greeting\` text DEFAULT 'Hi {name}! Thank you for your inquiry about {service}. When would be a good time to talk?' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_location\` text DEFAULT 'Remote & On-site' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_business_hours\` text DEFAULT 'Mon-Fri 9 AM-6 PM IST' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_whatsapp_texts_quote\` text DEFAULT 'Hi! I''d like a quote for a project.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_whatsapp_texts_floating\` text DEFAULT 'Hi! I have a question about your services.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_whatsapp_texts_contact\` text DEFAULT 'Hi! I''d like to talk about a project.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_whatsapp_texts_product\` text DEFAULT 'Hi! I''m interested in {product}.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_whatsapp_texts_service\` text DEFAULT 'Hi! I''d like a quote for {service}.' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_whatsapp_texts_admin_greeting\` text DEFAULT 'Hi {name}! Thank you for your inquiry about {service}. When would be a good time to talk?' NOT NULL;`)
  for (const [table, columns] of Object.entries(moved)) {
    const names = listed(columns)
    await db.run(sql.raw(`UPDATE \`${table}\` SET (${names}) = (SELECT ${names} FROM \`${table}_locales\` WHERE \`_parent_id\` = \`${table}\`.\`id\` AND \`_locale\` = 'original') WHERE \`id\` IN (SELECT \`_parent_id\` FROM \`${table}_locales\` WHERE \`_locale\` = 'original');`))
  }
  for (const table of listTables)
    await db.run(sql.raw(`DELETE FROM \`${table}\` WHERE \`locale\` <> 'original';`))
  await db.run(sql`DROP TABLE \`service_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_v_locales\`;`)
  await db.run(sql`DROP TABLE \`product_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_v_locales\`;`)
  await db.run(sql`DROP TABLE \`project_decisions_locales\`;`)
  await db.run(sql`DROP TABLE \`project_results_locales\`;`)
  await db.run(sql`DROP TABLE \`project_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_v_version_decisions_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_v_version_results_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_v_locales\`;`)
  await db.run(sql`DROP TABLE \`blog_post_locales\`;`)
  await db.run(sql`DROP TABLE \`_blog_post_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP INDEX \`service_texts_locale_parent\`;`)
  await db.run(sql`ALTER TABLE \`service_texts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`_service_v_texts_locale_parent\`;`)
  await db.run(sql`ALTER TABLE \`_service_v_texts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`product_texts_locale_parent\`;`)
  await db.run(sql`ALTER TABLE \`product_texts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`_product_v_texts_locale_parent\`;`)
  await db.run(sql`ALTER TABLE \`_product_v_texts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`project_texts_locale_parent\`;`)
  await db.run(sql`ALTER TABLE \`project_texts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`_project_v_texts_locale_parent\`;`)
  await db.run(sql`ALTER TABLE \`_project_v_texts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`home_page_expertise_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`home_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_version_expertise_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`about_page_story_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`about_page_values_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`about_page_team_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`about_page_work_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`about_page_testimonials_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`about_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_about_page_v_version_story_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_about_page_v_version_values_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_about_page_v_version_team_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_about_page_v_version_work_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_about_page_v_version_testimonials_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_about_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`services_page_steps_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`services_page_costs_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`services_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_services_page_v_version_steps_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_services_page_v_version_costs_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_services_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`portfolio_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_portfolio_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`products_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_products_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`blog_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_blog_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`contact_page_questions_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`contact_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_contact_page_v_version_questions_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_contact_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`thanks_page_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_thanks_page_v_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`site_frame_navigation_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`site_frame_site_links_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`site_frame_legal_links_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`site_frame_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_site_frame_v_version_navigation_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_site_frame_v_version_site_links_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_site_frame_v_version_legal_links_locales_parent\`;`)
  await db.run(sql`DROP INDEX \`_site_frame_v_locales_parent\`;`)
}
