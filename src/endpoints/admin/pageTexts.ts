import * as z from 'zod'
import { pageSummaries, storedPageTexts } from '@/content/pageTexts'
import { pageTextVersion, pageTextVersions } from '@/content/pageTextVersions'
import { savePageTexts } from '@/content/savePageTexts'
import { editedPage, pageProblems } from '@/content/translations/editedPage'
import { defaultLocale, locales } from '@/domain/locales'
import { pageModels, pageNames } from '@/domain/pageTexts/pages'
import { contentRoles } from '@/domain/roles'
import { HttpError, notFound } from '@/http/HttpError'
import { listed, one } from '@/http/responses'
import { withDocumentLock } from '@/runtime/documentLock'
import { idPattern } from '@/schemas/id'
import { pageTextsSchema } from '@/schemas/pageTexts'
import { pageQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { checkMatch } from '../ifMatch'

const allow = contentRoles
const locale = z.enum(locales).default(defaultLocale)

const saving = z.object({ locale, status: z.enum(['draft', 'published']).default('published') })

/** The texts of each page, in one language at a time. */
export const adminPageTexts = [
  endpoint({ method: 'get', path: '/admin/pages', allow, handle: ({ as }) => pageSummaries(as) }),
  ...pageNames.flatMap((name) => {
    const path = `/admin/pages/${name}` as const
    const page = pageModels[name]
    const { slug } = page
    return [
      endpoint({
        method: 'get',
        path,
        allow,
        query: z.object({ locale }),
        handle: ({ req, as, query }) => editedPage({ payload: req.payload, req }, name, query.locale, as),
      }),
      endpoint({
        method: 'get',
        path: `${path}/versions`,
        allow,
        query: pageQuery.extend({ locale }),
        handle: async ({ as, query }) => listed(await pageTextVersions(name, query.locale, query, as)),
      }),
      endpoint({
        method: 'get',
        path: `${path}/versions/:version`,
        allow,
        query: z.object({ locale }),
        async handle({ as, query, param }) {
          const version = param('version')
          if (!idPattern.test(version)) throw notFound()
          return one(await pageTextVersion(name, query.locale, version, as))
        },
      }),
      endpoint({
        method: 'put',
        path,
        allow,
        query: saving,
        body: pageTextsSchema(page),
        handle: ({ req, as, body, query: { locale, status } }) =>
          withDocumentLock(slug, async () => {
            const call = { payload: req.payload, req }
            const { updatedAt } = await storedPageTexts(name, locale, as)
            checkMatch(req, updatedAt)
            const problems = status === 'published' ? await pageProblems(call, name, locale, body) : []
            if (problems.length) throw new HttpError(422, 'This translation is not ready.', problems)
            await savePageTexts(req, { name, locale, status }, body, as)
            return editedPage(call, name, locale, as)
          }),
      }),
    ]
  }),
]
