import type { RequestHandler } from 'express'
import { locales } from '../domain/locales'

const address = '/speculation-rules.json'

/** Paths whose responses depend on the visitor, have side effects, or aren't pages. */
const elsewhere = ['admin', 'api', 'og', '_next', ...locales.map((locale) => `${locale}/preview`), 'preview']

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...elsewhere.map((name) => ({ not: { href_matches: [`/${name}`, `/${name}/*`] } })),
          { not: { href_matches: ['/*.*', '/*\\?*draft=*'] } },
          // Links that update a list need no load; links that open elsewhere aren't read here.
          { not: { selector_matches: '[data-stay], [download], [target]' } },
        ],
      },
      // On hover, or on pointer down.
      eagerness: 'moderate',
    },
  ],
}
const body = JSON.stringify(rules)

/** The header that points browsers to the rules. */
export const speculation = { 'speculation-rules': `"${address}"` }

/** Tells browsers which links of the site they may prefetch. */
export const speculationRules: RequestHandler = (req, res, next) => {
  if (req.path !== address) return next()
  res
    .set({ 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' })
    .send(body)
}
