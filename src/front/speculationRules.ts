/** Paths whose responses depend on the visitor, have side effects, or aren't pages. */
const elsewhere = ['admin', 'api', 'og', '_next', 'preview', '*/preview']

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/*.*', '/*\\?*draft=*', ...elsewhere.map((path) => `/${path}{/*}?`)],
            },
          },
          // Links that update a list need no load; links that open elsewhere aren't read here.
          { not: { selector_matches: '[data-stay],[download],[target]' } },
        ],
      },
      // On hover, or on pointer down.
      eagerness: 'moderate',
    },
  ],
}

/** Tells browsers which links of the site they may prefetch. */
export const speculationRules = JSON.stringify(rules)
