import * as migration_20261121_000000_init from './20261121_000000_init';
import * as migration_20261121_164259_site from './20261121_164259_site';
import * as migration_20261122_050155_security_txt from './20261122_050155_security_txt';
import * as migration_20261122_051558_inquiry_attempts from './20261122_051558_inquiry_attempts';
import * as migration_20261122_054056_edits from './20261122_054056_edits';
import * as migration_20261122_062142_service_chat from './20261122_062142_service_chat';
import * as migration_20261122_083000_lead_numbers_and_notes from './20261122_083000_lead_numbers_and_notes';
import * as migration_20261122_160209_small_copies from './20261122_160209_small_copies';
import * as migration_20261122_193515_case_studies from './20261122_193515_case_studies';
import * as migration_20261123_001834_page_texts from './20261123_001834_page_texts';
import * as migration_20261123_003329_trash from './20261123_003329_trash';
import * as migration_20261123_004238_lead_notes_and_steps from './20261123_004238_lead_notes_and_steps';
import * as migration_20261123_023508_deals from './20261123_023508_deals';
import * as migration_20261123_025834_picture_grounds from './20261123_025834_picture_grounds';
import * as migration_20261123_031918_larger_copies from './20261123_031918_larger_copies';
import * as migration_20261123_033532_all_page_texts from './20261123_033532_all_page_texts';
import * as migration_20261123_034429_team_pictures from './20261123_034429_team_pictures';
import * as migration_20261123_072518_frame_texts from './20261123_072518_frame_texts';
import * as migration_20261123_080107_localized_entries from './20261123_080107_localized_entries';
import * as migration_20261123_081613_newest_entries from './20261123_081613_newest_entries';
import * as migration_20261123_084600_page_endings from './20261123_084600_page_endings';
import * as migration_20261123_114614_agency from './20261123_114614_agency';
import * as migration_20261123_123903_page_savers from './20261123_123903_page_savers';
import * as migration_20261123_165734_site_languages from './20261123_165734_site_languages';
import * as migration_20261123_172120_reviews from './20261123_172120_reviews';
import * as migration_20261123_174420_translations from './20261123_174420_translations';
import * as migration_20261124_004047_translation_list from './20261124_004047_translation_list';
import * as migration_20261124_044821_comments from './20261124_044821_comments';
import * as migration_20261124_155949_text_page_drafts from './20261124_155949_text_page_drafts';
import * as migration_20261125_003725_units_before from './20261125_003725_units_before';
import * as migration_20261125_013738_searched_texts from './20261125_013738_searched_texts';
import * as migration_20261125_160003_article_and_product_endings from './20261125_160003_article_and_product_endings';
import * as migration_20261125_162337_testimonial_roles from './20261125_162337_testimonial_roles';
import * as migration_20261125_191156_translations_in_memory from './20261125_191156_translations_in_memory';
import * as migration_20261126_033921_inverted_pictures from './20261126_033921_inverted_pictures';
import * as migration_20261126_182504_lists_search_in_memory from './20261126_182504_lists_search_in_memory';
import * as migration_20261128_064046_lead_language from './20261128_064046_lead_language';
import * as migration_20261128_211952_lead_spam_reason from './20261128_211952_lead_spam_reason';

export const migrations = [
  {
    up: migration_20261121_000000_init.up,
    down: migration_20261121_000000_init.down,
    name: '20261121_000000_init',
  },
  {
    up: migration_20261121_164259_site.up,
    down: migration_20261121_164259_site.down,
    name: '20261121_164259_site',
  },
  {
    up: migration_20261122_050155_security_txt.up,
    down: migration_20261122_050155_security_txt.down,
    name: '20261122_050155_security_txt',
  },
  {
    up: migration_20261122_051558_inquiry_attempts.up,
    down: migration_20261122_051558_inquiry_attempts.down,
    name: '20261122_051558_inquiry_attempts',
  },
  {
    up: migration_20261122_054056_edits.up,
    down: migration_20261122_054056_edits.down,
    name: '20261122_054056_edits',
  },
  {
    up: migration_20261122_062142_service_chat.up,
    down: migration_20261122_062142_service_chat.down,
    name: '20261122_062142_service_chat',
  },
  {
    up: migration_20261122_083000_lead_numbers_and_notes.up,
    down: migration_20261122_083000_lead_numbers_and_notes.down,
    name: '20261122_083000_lead_numbers_and_notes',
  },
  {
    up: migration_20261122_160209_small_copies.up,
    down: migration_20261122_160209_small_copies.down,
    name: '20261122_160209_small_copies',
  },
  {
    up: migration_20261122_193515_case_studies.up,
    down: migration_20261122_193515_case_studies.down,
    name: '20261122_193515_case_studies',
  },
  {
    up: migration_20261123_001834_page_texts.up,
    down: migration_20261123_001834_page_texts.down,
    name: '20261123_001834_page_texts',
  },
  {
    up: migration_20261123_003329_trash.up,
    down: migration_20261123_003329_trash.down,
    name: '20261123_003329_trash',
  },
  {
    up: migration_20261123_004238_lead_notes_and_steps.up,
    down: migration_20261123_004238_lead_notes_and_steps.down,
    name: '20261123_004238_lead_notes_and_steps',
  },
  {
    up: migration_20261123_023508_deals.up,
    down: migration_20261123_023508_deals.down,
    name: '20261123_023508_deals',
  },
  {
    up: migration_20261123_025834_picture_grounds.up,
    down: migration_20261123_025834_picture_grounds.down,
    name: '20261123_025834_picture_grounds',
  },
  {
    up: migration_20261123_031918_larger_copies.up,
    down: migration_20261123_031918_larger_copies.down,
    name: '20261123_031918_larger_copies',
  },
  {
    up: migration_20261123_033532_all_page_texts.up,
    down: migration_20261123_033532_all_page_texts.down,
    name: '20261123_033532_all_page_texts',
  },
  {
    up: migration_20261123_034429_team_pictures.up,
    down: migration_20261123_034429_team_pictures.down,
    name: '20261123_034429_team_pictures',
  },
  {
    up: migration_20261123_072518_frame_texts.up,
    down: migration_20261123_072518_frame_texts.down,
    name: '20261123_072518_frame_texts',
  },
  {
    up: migration_20261123_080107_localized_entries.up,
    down: migration_20261123_080107_localized_entries.down,
    name: '20261123_080107_localized_entries',
  },
  {
    up: migration_20261123_081613_newest_entries.up,
    down: migration_20261123_081613_newest_entries.down,
    name: '20261123_081613_newest_entries',
  },
  {
    up: migration_20261123_084600_page_endings.up,
    down: migration_20261123_084600_page_endings.down,
    name: '20261123_084600_page_endings',
  },
  {
    up: migration_20261123_114614_agency.up,
    down: migration_20261123_114614_agency.down,
    name: '20261123_114614_agency',
  },
  {
    up: migration_20261123_123903_page_savers.up,
    down: migration_20261123_123903_page_savers.down,
    name: '20261123_123903_page_savers',
  },
  {
    up: migration_20261123_165734_site_languages.up,
    down: migration_20261123_165734_site_languages.down,
    name: '20261123_165734_site_languages',
  },
  {
    up: migration_20261123_172120_reviews.up,
    down: migration_20261123_172120_reviews.down,
    name: '20261123_172120_reviews',
  },
  {
    up: migration_20261123_174420_translations.up,
    down: migration_20261123_174420_translations.down,
    name: '20261123_174420_translations',
  },
  {
    up: migration_20261124_004047_translation_list.up,
    down: migration_20261124_004047_translation_list.down,
    name: '20261124_004047_translation_list',
  },
  {
    up: migration_20261124_044821_comments.up,
    down: migration_20261124_044821_comments.down,
    name: '20261124_044821_comments',
  },
  {
    up: migration_20261124_155949_text_page_drafts.up,
    down: migration_20261124_155949_text_page_drafts.down,
    name: '20261124_155949_text_page_drafts',
  },
  {
    up: migration_20261125_003725_units_before.up,
    down: migration_20261125_003725_units_before.down,
    name: '20261125_003725_units_before',
  },
  {
    up: migration_20261125_013738_searched_texts.up,
    down: migration_20261125_013738_searched_texts.down,
    name: '20261125_013738_searched_texts',
  },
  {
    up: migration_20261125_160003_article_and_product_endings.up,
    down: migration_20261125_160003_article_and_product_endings.down,
    name: '20261125_160003_article_and_product_endings',
  },
  {
    up: migration_20261125_162337_testimonial_roles.up,
    down: migration_20261125_162337_testimonial_roles.down,
    name: '20261125_162337_testimonial_roles',
  },
  {
    up: migration_20261125_191156_translations_in_memory.up,
    down: migration_20261125_191156_translations_in_memory.down,
    name: '20261125_191156_translations_in_memory',
  },
  {
    up: migration_20261126_033921_inverted_pictures.up,
    down: migration_20261126_033921_inverted_pictures.down,
    name: '20261126_033921_inverted_pictures',
  },
  {
    up: migration_20261126_182504_lists_search_in_memory.up,
    down: migration_20261126_182504_lists_search_in_memory.down,
    name: '20261126_182504_lists_search_in_memory',
  },
  {
    up: migration_20261128_064046_lead_language.up,
    down: migration_20261128_064046_lead_language.down,
    name: '20261128_064046_lead_language',
  },
  {
    up: migration_20261128_211952_lead_spam_reason.up,
    down: migration_20261128_211952_lead_spam_reason.down,
    name: '20261128_211952_lead_spam_reason'
  },
];
