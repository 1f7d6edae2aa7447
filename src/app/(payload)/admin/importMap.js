import { ListCell as ListCell_20794eb9100501745a38a41032a31cda } from '../../../../src/admin/payload/ListCell'
import { StatusCell as StatusCell_6a96daabff7447002e348bf80e7b2048 } from '../../../../src/admin/payload/StatusCell'
import { MergedEdit as MergedEdit_cb21a8ed3d017be7d5be7d7ddc3fe2fa } from '../../../../src/admin/payload/MergedEdit'
import { DraftRecovery as DraftRecovery_ddaec5bca56d379f1868f5dc84458d5a } from '../../../../src/admin/payload/DraftRecovery'
import { PublishButton as PublishButton_a05d8572ce172b9621743b272a10c783 } from '../../../../src/admin/payload/PublishButton'
import { OldAddresses as OldAddresses_453f25f9012f15725d9d86d8cf7348a8 } from '../../../../src/admin/payload/OldAddresses'
import { NoDiff as NoDiff_309993d02d0f026e317c3f233b455e9a } from '../../../../src/admin/payload/NoDiff'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteClient as CleanPasteClient_5b586b6edfad82387d620591226577d4 } from '../../../../src/admin/payload/CleanPaste'
import { ListIndentClient as ListIndentClient_9b14cf60fcb07f610653febb5d0816c3 } from '../../../../src/admin/payload/ListIndent'
import { QuoteSourceClient as QuoteSourceClient_712fa38de4dd5fefc610b657cc87fd56 } from '../../../../src/admin/payload/QuoteSource'
import { AgencyTime as AgencyTime_d56715b4ab3c719cb50ef1f2a105e729 } from '../../../../src/admin/payload/AgencyTime'
import { Nav as Nav_f23e0e64e7b4127f40c9b23745c43990 } from '../../../../src/admin/shell/Nav'
import { Icon as Icon_9136e471a28de978f1d83645f54a6396 } from '../../../../src/admin/shell/graphics'
import { Logo as Logo_9136e471a28de978f1d83645f54a6396 } from '../../../../src/admin/shell/graphics'
import { AdminProviders as AdminProviders_109194e77ec520f181d23df9357d0ac3 } from '../../../../src/admin/shell/AdminProviders'
import { DashboardView as DashboardView_f311dc145ab5e2515d0122ced65010ab } from '../../../../src/admin/screens/dashboard/view'
import { LeadsView as LeadsView_ab50bfe7c77ee5ff0adcbdbce696ed02 } from '../../../../src/admin/screens/leads/view'
import { CrmView as CrmView_b97e49e62e60129ad2fe82f514bd93b9 } from '../../../../src/admin/screens/crm/view'
import { ServicesView as ServicesView_418c854dd7ebe7ef042e68a336fef278 } from '../../../../src/admin/screens/services/view'
import { ProductsView as ProductsView_ab178696923678449dde2e08670222cc } from '../../../../src/admin/screens/products/view'
import { NewEntryView as NewEntryView_ce271d7db93f4cb353555215e2c48313 } from '../../../../src/admin/screens/new-entry/view'
import { PortfolioView as PortfolioView_72fb5fa077e48129171feef351ec704c } from '../../../../src/admin/screens/portfolio/view'
import { SystemView as SystemView_e996c7cf5019b19b64f90b3af68d5373 } from '../../../../src/admin/screens/system/view'
import { BlogView as BlogView_5b1eb4eefe0bcb4d086b136a11c66286 } from '../../../../src/admin/screens/blog/view'
import { ServiceEditorView as ServiceEditorView_418c854dd7ebe7ef042e68a336fef278 } from '../../../../src/admin/screens/services/view'
import { ProductEditorView as ProductEditorView_ab178696923678449dde2e08670222cc } from '../../../../src/admin/screens/products/view'
import { ProjectEditorView as ProjectEditorView_72fb5fa077e48129171feef351ec704c } from '../../../../src/admin/screens/portfolio/view'
import { PostEditorView as PostEditorView_5b1eb4eefe0bcb4d086b136a11c66286 } from '../../../../src/admin/screens/blog/view'
import { MediaView as MediaView_8098480e6f0111b058dcfa2ee6975d37 } from '../../../../src/admin/screens/media/view'
import { PagesView as PagesView_44e8e7fea830295c0449fd15403dc601 } from '../../../../src/admin/screens/pages/view'
import { PageTextsView as PageTextsView_44e8e7fea830295c0449fd15403dc601 } from '../../../../src/admin/screens/pages/view'
import { TextPageEditorView as TextPageEditorView_44e8e7fea830295c0449fd15403dc601 } from '../../../../src/admin/screens/pages/view'
import { TranslationsView as TranslationsView_b4eb736eb6c5c6566bc940592578e3f1 } from '../../../../src/admin/screens/translations/view'
import { TranslationView as TranslationView_b4eb736eb6c5c6566bc940592578e3f1 } from '../../../../src/admin/screens/translations/view'
import { ReportView as ReportView_1b37e82c45b18ef7e2b16249d739eab1 } from '../../../../src/admin/screens/report/view'
import { TrashView as TrashView_7eca3216c07261bc34cbcb6f5722ebe8 } from '../../../../src/admin/screens/trash/view'
import { SettingsView as SettingsView_dfef60e4d20ebbb9ddf031401ef41102 } from '../../../../src/admin/screens/settings/view'
import { UsersView as UsersView_1c999db570c5115a6d45c7dce8c15817 } from '../../../../src/admin/screens/users/view'
import { AuditView as AuditView_7629045f47340cf36f02232808e4012d } from '../../../../src/admin/screens/audit/view'
import { ProfileView as ProfileView_ff9724711a565a2c6a86f6d9ff683888 } from '../../../../src/admin/screens/profile/view'
import { AccountView as AccountView_ff9724711a565a2c6a86f6d9ff683888 } from '../../../../src/admin/screens/profile/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/payload/ListCell#ListCell": ListCell_20794eb9100501745a38a41032a31cda,
  "/src/admin/payload/StatusCell#StatusCell": StatusCell_6a96daabff7447002e348bf80e7b2048,
  "/src/admin/payload/MergedEdit#MergedEdit": MergedEdit_cb21a8ed3d017be7d5be7d7ddc3fe2fa,
  "/src/admin/payload/DraftRecovery#DraftRecovery": DraftRecovery_ddaec5bca56d379f1868f5dc84458d5a,
  "/src/admin/payload/PublishButton#PublishButton": PublishButton_a05d8572ce172b9621743b272a10c783,
  "/src/admin/payload/OldAddresses#OldAddresses": OldAddresses_453f25f9012f15725d9d86d8cf7348a8,
  "/src/admin/payload/NoDiff#NoDiff": NoDiff_309993d02d0f026e317c3f233b455e9a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/payload/CleanPaste#CleanPasteClient": CleanPasteClient_5b586b6edfad82387d620591226577d4,
  "/src/admin/payload/ListIndent#ListIndentClient": ListIndentClient_9b14cf60fcb07f610653febb5d0816c3,
  "/src/admin/payload/QuoteSource#QuoteSourceClient": QuoteSourceClient_712fa38de4dd5fefc610b657cc87fd56,
  "/src/admin/payload/AgencyTime#AgencyTime": AgencyTime_d56715b4ab3c719cb50ef1f2a105e729,
  "/src/admin/shell/Nav#Nav": Nav_f23e0e64e7b4127f40c9b23745c43990,
  "/src/admin/shell/graphics#Icon": Icon_9136e471a28de978f1d83645f54a6396,
  "/src/admin/shell/graphics#Logo": Logo_9136e471a28de978f1d83645f54a6396,
  "/src/admin/shell/AdminProviders#AdminProviders": AdminProviders_109194e77ec520f181d23df9357d0ac3,
  "/src/admin/screens/dashboard/view#DashboardView": DashboardView_f311dc145ab5e2515d0122ced65010ab,
  "/src/admin/screens/leads/view#LeadsView": LeadsView_ab50bfe7c77ee5ff0adcbdbce696ed02,
  "/src/admin/screens/crm/view#CrmView": CrmView_b97e49e62e60129ad2fe82f514bd93b9,
  "/src/admin/screens/services/view#ServicesView": ServicesView_418c854dd7ebe7ef042e68a336fef278,
  "/src/admin/screens/products/view#ProductsView": ProductsView_ab178696923678449dde2e08670222cc,
  "/src/admin/screens/new-entry/view#NewEntryView": NewEntryView_ce271d7db93f4cb353555215e2c48313,
  "/src/admin/screens/portfolio/view#PortfolioView": PortfolioView_72fb5fa077e48129171feef351ec704c,
  "/src/admin/screens/system/view#SystemView": SystemView_e996c7cf5019b19b64f90b3af68d5373,
  "/src/admin/screens/blog/view#BlogView": BlogView_5b1eb4eefe0bcb4d086b136a11c66286,
  "/src/admin/screens/services/view#ServiceEditorView": ServiceEditorView_418c854dd7ebe7ef042e68a336fef278,
  "/src/admin/screens/products/view#ProductEditorView": ProductEditorView_ab178696923678449dde2e08670222cc,
  "/src/admin/screens/portfolio/view#ProjectEditorView": ProjectEditorView_72fb5fa077e48129171feef351ec704c,
  "/src/admin/screens/blog/view#PostEditorView": PostEditorView_5b1eb4eefe0bcb4d086b136a11c66286,
  "/src/admin/screens/media/view#MediaView": MediaView_8098480e6f0111b058dcfa2ee6975d37,
  "/src/admin/screens/pages/view#PagesView": PagesView_44e8e7fea830295c0449fd15403dc601,
  "/src/admin/screens/pages/view#PageTextsView": PageTextsView_44e8e7fea830295c0449fd15403dc601,
  "/src/admin/screens/pages/view#TextPageEditorView": TextPageEditorView_44e8e7fea830295c0449fd15403dc601,
  "/src/admin/screens/translations/view#TranslationsView": TranslationsView_b4eb736eb6c5c6566bc940592578e3f1,
  "/src/admin/screens/translations/view#TranslationView": TranslationView_b4eb736eb6c5c6566bc940592578e3f1,
  "/src/admin/screens/report/view#ReportView": ReportView_1b37e82c45b18ef7e2b16249d739eab1,
  "/src/admin/screens/trash/view#TrashView": TrashView_7eca3216c07261bc34cbcb6f5722ebe8,
  "/src/admin/screens/settings/view#SettingsView": SettingsView_dfef60e4d20ebbb9ddf031401ef41102,
  "/src/admin/screens/users/view#UsersView": UsersView_1c999db570c5115a6d45c7dce8c15817,
  "/src/admin/screens/audit/view#AuditView": AuditView_7629045f47340cf36f02232808e4012d,
  "/src/admin/screens/profile/view#ProfileView": ProfileView_ff9724711a565a2c6a86f6d9ff683888,
  "/src/admin/screens/profile/view#AccountView": AccountView_ff9724711a565a2c6a86f6d9ff683888,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
