/** The name of the meta element by which a page asks to be let out to the analytics service. */
export const analyticsMark = 'analytics'
