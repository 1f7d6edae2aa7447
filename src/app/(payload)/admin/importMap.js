import { ListCell as ListCell_72a1135184df20f6db776fe9d4e214b8 } from '../../../admin/payload/ListCell'
import { StatusCell as StatusCell_baf57c183ee348e6f4b20a46814c769f } from '../../../admin/payload/StatusCell'
import { MergedEdit as MergedEdit_1895d84ca246b9d5c8e9a613c81a3de7 } from '../../../admin/payload/MergedEdit'
import { DraftRecovery as KeepTyped_c4bd37b727a2b3eac42152126c84cd16 } from '../../../admin/payload/DraftRecovery'
import { PublishButton as PublishButton_8469141b2f1423e1e6d51a4eb416aaa9 } from '../../../admin/payload/PublishButton'
import { OldAddresses as OldAddresses_94b67f12d47d88a02a311e776ba9a9b7 } from '../../../admin/payload/OldAddresses'
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
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteClient as CleanPasteClient_57bbcb19496ed1e5bf7cfeed2e1147f8 } from '../../../admin/payload/CleanPaste'
import { ListIndentClient as ListIndentClient_7cb67a5521c6548d4e3f55d0e50d4119 } from '../../../admin/payload/ListIndent'
import { NoDiff as NoDiff_397b8d55b2da5d35ea4f461048c53397 } from '../../../admin/payload/NoDiff'
import { AgencyTime as AgencyTime_475ebcad3cffa028c15b64d62c530b52 } from '../../../admin/payload/AgencyTime'
import { Nav as Nav_f23e0e64e7b4127f40c9b23745c43990 } from '../../../../src/admin/shell/Nav'
import { Icon as Icon_9136e471a28de978f1d83645f54a6396 } from '../../../../src/admin/shell/graphics'
import { Logo as Logo_9136e471a28de978f1d83645f54a6396 } from '../../../../src/admin/shell/graphics'
import { AdminProviders as AdminProviders_109194e77ec520f181d23df9357d0ac3 } from '../../../../src/admin/shell/AdminProviders'
import { DashboardView as DashboardView_9220337f711ff8d511e114de0b6921b2 } from '../../../admin/screens/dashboard/view'
import { LeadsView as LeadsView_5a676ff5e14e1bead97d542ceb7018e3 } from '../../../admin/screens/leads/view'
import { CrmView as CrmView_07d668b328f3907a9523fa56a4cc04f7 } from '../../../admin/screens/crm/view'
import { ServicesView as ServicesView_e336122cf9f3c6e6d4f11ff3d81c6ff3 } from '../../../admin/screens/services/view'
import { ProductsView as ProductsView_02c5e9832e951efc9d9e9cf635d4f3b2 } from '../../../admin/screens/products/view'
import { NewEntryView as NewEntryView_c54106b8fb2b1639737f5c1f5f891741 } from '../../../admin/screens/new-entry/view'
import { PortfolioView as PortfolioView_06946f2248140fdb03e79dc3f9985540 } from '../../../admin/screens/portfolio/view'
import { SystemView as SystemView_c7c745669508c58333f10f5d444e2d05 } from '../../../admin/screens/system/view'
import { BlogView as BlogView_fd0ed04439ef8979652064564a141d45 } from '../../../admin/screens/blog/view'
import { MediaView as MediaView_c314c977c011ad745bc624bbb0ca03dc } from '../../../admin/screens/media/view'
import { SettingsView as SettingsView_f1c8baec7c7ef7fd1c7509ef67be886c } from '../../../admin/screens/settings/view'
import { UsersView as UsersView_8288d4fa2e1e9dc6604878bacb70053b } from '../../../admin/screens/users/view'
import { AuditView as AuditView_a73da7a810aa3015944b1cba297b6a18 } from '../../../admin/screens/audit/view'
import { ProfileView as ProfileView_c6f5ee3ac188ed4dc307e1428798a4f7 } from '../../../admin/screens/profile/view'
import { AccountView as AccountView_c6f5ee3ac188ed4dc307e1428798a4f7 } from '../../../admin/screens/profile/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/payload/ListCell#ListCell": ListCell_72a1135184df20f6db776fe9d4e214b8,
  "/src/admin/payload/StatusCell#StatusCell": StatusCell_baf57c183ee348e6f4b20a46814c769f,
  "/src/admin/payload/MergedEdit#MergedEdit": MergedEdit_1895d84ca246b9d5c8e9a613c81a3de7,
  "/src/admin/payload/DraftRecovery#KeepTyped": KeepTyped_c4bd37b727a2b3eac42152126c84cd16,
  "/src/admin/payload/PublishButton#PublishButton": PublishButton_8469141b2f1423e1e6d51a4eb416aaa9,
  "/src/admin/payload/OldAddresses#OldAddresses": OldAddresses_94b67f12d47d88a02a311e776ba9a9b7,
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
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/payload/CleanPaste#CleanPasteClient": CleanPasteClient_57bbcb19496ed1e5bf7cfeed2e1147f8,
  "/src/admin/payload/ListIndent#ListIndentClient": ListIndentClient_7cb67a5521c6548d4e3f55d0e50d4119,
  "/src/admin/payload/NoDiff#NoDiff": NoDiff_397b8d55b2da5d35ea4f461048c53397,
  "/src/admin/payload/AgencyTime#AgencyTime": AgencyTime_475ebcad3cffa028c15b64d62c530b52,
  "/src/admin/shell/Nav#Nav": Nav_f23e0e64e7b4127f40c9b23745c43990,
  "/src/admin/shell/graphics#Icon": Icon_9136e471a28de978f1d83645f54a6396,
  "/src/admin/shell/graphics#Logo": Logo_9136e471a28de978f1d83645f54a6396,
  "/src/admin/shell/AdminProviders#AdminProviders": AdminProviders_109194e77ec520f181d23df9357d0ac3,
  "/src/admin/screens/dashboard/view#DashboardView": DashboardView_9220337f711ff8d511e114de0b6921b2,
  "/src/admin/screens/leads/view#LeadsView": LeadsView_5a676ff5e14e1bead97d542ceb7018e3,
  "/src/admin/screens/crm/view#CrmView": CrmView_07d668b328f3907a9523fa56a4cc04f7,
  "/src/admin/screens/services/view#ServicesView": ServicesView_e336122cf9f3c6e6d4f11ff3d81c6ff3,
  "/src/admin/screens/products/view#ProductsView": ProductsView_02c5e9832e951efc9d9e9cf635d4f3b2,
  "/src/admin/screens/new-entry/view#NewEntryView": NewEntryView_c54106b8fb2b1639737f5c1f5f891741,
  "/src/admin/screens/portfolio/view#PortfolioView": PortfolioView_06946f2248140fdb03e79dc3f9985540,
  "/src/admin/screens/system/view#SystemView": SystemView_c7c745669508c58333f10f5d444e2d05,
  "/src/admin/screens/blog/view#BlogView": BlogView_fd0ed04439ef8979652064564a141d45,
  "/src/admin/screens/media/view#MediaView": MediaView_c314c977c011ad745bc624bbb0ca03dc,
  "/src/admin/screens/settings/view#SettingsView": SettingsView_f1c8baec7c7ef7fd1c7509ef67be886c,
  "/src/admin/screens/users/view#UsersView": UsersView_8288d4fa2e1e9dc6604878bacb70053b,
  "/src/admin/screens/audit/view#AuditView": AuditView_a73da7a810aa3015944b1cba297b6a18,
  "/src/admin/screens/profile/view#ProfileView": ProfileView_c6f5ee3ac188ed4dc307e1428798a4f7,
  "/src/admin/screens/profile/view#AccountView": AccountView_c6f5ee3ac188ed4dc307e1428798a4f7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
