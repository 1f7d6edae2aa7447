import type { PayloadRequest } from 'payload'
import { cleanHtml } from '@/content/translations/cleanHtml'
import { nextTranslation } from '@/content/translations/nextTranslation'
import type { Subject } from '@/content/translations/original'
import {
  isEntryId,
  mayTranslate,
  saveTranslation,
  translation,
  translationCounts,
  translations,
  withdrawTranslation,
} from '@/content/translations/translations'
import { exportXliff } from '@/content/translations/xliffExport'
import { importXliff } from '@/content/translations/xliffImport'
import { exportedCountHeader, totalCountHeader } from '@/domain/headers'
import type { Locale } from '@/domain/locales'
import { isPageSlug } from '@/domain/pageTexts/pages'
import { contentRoles, type Role } from '@/domain/roles'
import { formatProblems } from '@/domain/translations/check'
import { isTranslatedKind } from '@/domain/translations/fields'
import type { TranslationEntity } from '@/domain/translations/states'
import type { Texts, TextUnit } from '@/domain/translations/texts'
import { maxImportSize } from '@/domain/uploads'
import { forbidden, HttpError, notFound } from '@/http/HttpError'
import { listed, one } from '@/http/responses'
import { withDocumentLock } from '@/runtime/documentLock'
import {
  importSchema,
  language,
  savingTranslation,
  translationAfter,
  translationExport,
  translationFilter,
  translationSchema,
  translationsQuery,
} from '@/schemas/translation'
import { type Call, endpoint } from '../endpoint'
import { checkMatch } from '../ifMatch'

const allow = contentRoles
const path = '/admin/translations/:kind/:entry/:language'

type Named = Subject & { language: Locale }

/** What the path names. @throws {HttpError} 404, 400 for an unknown language, 403 for another's kind */
function named({ param }: Pick<Call, 'param'>, role: Role): Named {
  const kind = param('kind')
  const entry = param('entry')
  // Pages are translated in their own form.
  if (!isTranslatedKind(kind) || isPageSlug(kind) || !isEntryId(kind, entry)) throw notFound()
  const locale = language.safeParse(param('language')).data
  if (!locale) throw new HttpError(400, 'Unknown language.')
  if (!mayTranslate(role, kind)) throw forbidden()
  return { kind, entry, language: locale }
}

/** @throws {HttpError} 404 */
async function read({ req }: Pick<Call, 'req'>, { language, ...subject }: Named): Promise<TranslationEntity> {
  return one(await translation({ payload: req.payload, req }, subject, language))
}

/** Texts as they are stored, rich text sanitized. @throws {HttpError} 400 naming those that can't be */
async function storableTexts({ payload }: PayloadRequest, units: TextUnit[], texts: Texts): Promise<Texts> {
  const problems = formatProblems(units, texts)
  const clean = { ...texts }
  for (const { path, control } of units) {
    const text = texts[path]
    if (control !== 'html' || typeof text !== 'string') continue
    const { html, unsafe } = await cleanHtml(text, payload)
    clean[path] = html
    if (unsafe !== undefined)
      problems.push({ path, message: `Invalid link: ${unsafe}. It must start with https://.` })
  }
  if (problems.length) throw new HttpError(400, 'Invalid request.', problems)
  return clean
}

/** Entries in other languages: their states, and each beside its original (decision 071). */
export const adminTranslations = [
  endpoint({
    method: 'get',
    path: '/admin/translations',
    allow,
    query: translationsQuery,
    handle: async ({ user, query: { limit, page, ...filter } }) =>
      listed(await translations(filter, { limit, page }, user.role)),
  }),
  endpoint({
    method: 'get',
    path: '/admin/translations/counts',
    allow,
    query: translationFilter,
    handle: ({ user, query }) => translationCounts(query, user.role),
  }),
  endpoint({
    method: 'get',
    path: '/admin/translations/next',
    allow,
    query: translationAfter,
    handle: async ({ user, query: { after, ...filter } }) => ({
      next: await nextTranslation(filter, after, user.role),
    }),
  }),
  endpoint({
    method: 'get',
    path: '/admin/translations/export',
    allow,
    query: translationExport,
    async handle({ req, user, query }) {
      const { xliff, exported, total } = await exportXliff(req, query, user.role)
      return new Response(xliff, {
        headers: {
          'Content-Type': 'application/x-xliff+xml; charset=utf-8',
          'Content-Disposition': `attachment; filename="translations-${query.language}.xlf"`,
          [exportedCountHeader]: `${exported}`,
          [totalCountHeader]: `${total}`,
        },
      })
    },
  }),
  endpoint({
    method: 'post',
    path: '/admin/translations/import',
    allow,
    body: importSchema,
    maxBody: maxImportSize,
    retriesSteps: true,
    handle: ({ req, user, body }) => importXliff(req, body, user.role),
  }),
  endpoint({
    method: 'get',
    path,
    allow,
    handle: (call) => read(call, named(call, call.user.role)),
  }),
  endpoint({
    method: 'put',
    path,
    allow,
    query: savingTranslation,
    body: translationSchema,
    handle: (call) => {
      const { req, user, body, query } = call
      const subject = named(call, user.role)
      return withDocumentLock(subject.entry, async () => {
        const { updatedAt, units } = await read(call, subject)
        checkMatch(req, updatedAt)
        const texts = await storableTexts(req, units, body.texts)
        const isReady = query.state === 'ready'
        const problems = await saveTranslation(req, subject, { texts, isReady })
        if (problems.length) throw new HttpError(422, 'This translation is not ready.', problems)
        return read(call, subject)
      })
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}/withdraw`,
    allow,
    handle: (call) => {
      const subject = named(call, call.user.role)
      return withDocumentLock(subject.entry, async () => {
        const { updatedAt } = await read(call, subject)
        checkMatch(call.req, updatedAt)
        await withdrawTranslation(call.req, subject)
        return read(call, subject)
      })
    },
  }),
]
