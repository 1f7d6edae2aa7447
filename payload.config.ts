import path from 'node:path'
import { buildConfig } from 'payload'
import { AuditEntry } from './collections/AuditEntry'
import { BlogPost } from './collections/BlogPost/BlogPost'
import { Comment } from './collections/Comment'
import { Lead } from './collections/Lead/Lead'
import { LeadNote } from './collections/LeadNote/LeadNote'
import { Media } from './collections/Media/Media'
import { Page } from './collections/Page'
import { Product } from './collections/Product'
import { Project } from './collections/Project'
import { Review } from './collections/Review'
import { SearchEntry } from './collections/SearchEntry'
import { Service } from './collections/Service'
import { SlugHistory } from './collections/SlugHistory'
import { SystemState } from './collections/SystemState'
import { Translation } from './collections/Translation'
import { translatable } from './collections/translatable'
import { Users } from './collections/Users/Users'
import { ViewCount } from './collections/ViewCount'
import { withFixedTimes } from './collections/withFixedTimes'
import { withOwnLocks } from './collections/withOwnLocks'
import { withPrivateAccounts } from './collections/withPrivateAccounts'
import { withTrash } from './collections/withTrash'
import { pageTextsGlobal } from './globals/pageTexts'
import { SiteSettings } from './globals/SiteSettings'
import { mergedGlobal, withMergedEdits } from './hooks/edits/withMergedEdits'
import { mapPayloadErrors } from './hooks/mapPayloadErrors'
import { typed } from './hooks/refuseWrongTypes'
import { views } from './src/admin/shell/views'
import { audited, auditedGlobal } from './src/audit/audited'
import { databaseAdapter } from './src/database/adapter'
import { agencyTimeZone } from './src/domain/agency'
import { momentFormat } from './src/domain/clock'
import { localeNames, locales, originalLocale } from './src/domain/locales'
import { ownOrigins } from './src/domain/ownOrigins'
import { pageModels } from './src/domain/pageTexts/pages'
import { maxUploadSize } from './src/domain/uploads'
import { endpoints } from './src/endpoints'
import { lockBulkChanges } from './src/endpoints/payload/lockBulkChanges'
import { trashInPayload } from './src/endpoints/payload/trashInPayload'
import { jobs } from './src/jobs'
import { retryScheduledPublish } from './src/jobs/retryScheduledPublish'
import { payloadLog } from './src/logging/payloadLog'
import { mailer } from './src/mail/mailer'
import { editor } from './src/rich-text/editor'
import { setCms } from './src/runtime/cms'
import { settings } from './src/settings'
import { sharp } from './src/storage/imageWork'
import { mediaInBucket } from './src/storage/mediaInBucket'

const root = process.cwd()

export default buildConfig({
  serverURL: '',
  secret: settings.secret,
  db: await databaseAdapter(),
  email: mailer,
  collections: [
    ...[
      ...[...[Service, Product, Project, BlogPost, Page].map(typed), Media].map(translatable).map(withTrash),
      Lead,
      Users,
    ]
      .map(withMergedEdits)
      .map(audited),
    LeadNote,
    Comment,
    Review,
    ViewCount,
    SystemState,
    SlugHistory,
    SearchEntry,
    Translation,
    AuditEntry,
  ],
  globals: [
    auditedGlobal(mergedGlobal(SiteSettings)),
    ...Object.values(pageModels).map(pageTextsGlobal).map(auditedGlobal),
  ],
  // Without fallback: Payload would store the other language's text with the next save (payload#15664).
  localization: {
    locales: [
      { code: originalLocale, label: 'Original' },
      ...locales.map((code) => ({ code, label: localeNames[code] })),
    ],
    // What reads and writes entries without naming a language means their original (decision 068).
    defaultLocale: originalLocale,
    fallback: false,
    // Payload's screens show originals.
    filterAvailableLocales: ({ locales }) => locales.filter(({ code }) => code === originalLocale),
  },
  endpoints,
  jobs,
  plugins: [mediaInBucket],
  hooks: { afterError: [mapPayloadErrors] },
  onInit: setCms,
  editor,
  sharp,
  // Cookies only count from our own origin (decision 005). Never empty: any origin would be accepted.
  csrf: ownOrigins(settings.siteUrl),
  graphQL: { disable: true },
  maxDepth: 3,
  telemetry: false,
  upload: { limits: { fileSize: maxUploadSize }, abortOnLimit: true },
  logger: { options: payloadLog },
  i18n: { translations: { en: { error: { unauthorized: "You don't have permission to do this." } } } },
  typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
  admin: {
    user: 'users',
    dateFormat: momentFormat,
    // Schedules use the agency's time zone, wherever its people are.
    timezones: {
      defaultTimezone: agencyTimeZone,
      supportedTimezones: [{ label: agencyTimeZone, value: agencyTimeZone }],
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: ' · Frontdesk',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/frontdesk.svg' }],
      description: 'The back office',
      defaultOGImageType: 'off',
    },
    components: {
      Nav: '/src/admin/shell/Nav#Nav',
      providers: ['/src/admin/shell/AdminProviders#AdminProviders'],
      graphics: { Icon: '/src/admin/shell/graphics#Icon', Logo: '/src/admin/shell/graphics#Logo' },
      views,
    },
  },
})
  .then(retryScheduledPublish)
  .then(withOwnLocks)
  .then(lockBulkChanges)
  .then(trashInPayload)
  .then(withFixedTimes)
  .then(withPrivateAccounts)
