import type { RequestHandler } from 'express'
import { locales } from '../domain/locales'

const address = '/speculation-rules.json'

/** Whose answers differ by who asks, who do something, or are no pages. */
const elsewhere = ['admin', 'api', 'og', '_next', ...locales.map((locale) => `${locale}/preview`), 'preview']

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...elsewhere.map((name) => ({ not: { href_matches: [`/${name}`, `/${name}/*`] } })),
          { not: { href_matches: ['/*.*', '/*\\?*draft=*'] } },
          // What changes a list does so without a load; what opens elsewhere is not read here.
          { not: { selector_matches: '[data-stay], [download], [target]' } },
        ],
      },
      // When a pointer rests on a link, or is pressed on it.
      eagerness: 'moderate',
    },
  ],
}
const body = JSON.stringify(rules)

/** By this header browsers fetch pages ahead that the visitor is about to open. */
export const speculation = { 'speculation-rules': `"${address}"` }

/** Tells browsers which links of the site they may fetch ahead. */
export const speculationRules: RequestHandler = (req, res, next) => {
  if (req.path !== address) return next()
  res
    .set({ 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' })
    .send(body)
}
