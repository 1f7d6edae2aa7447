/** Name of the meta element that allows a page to connect to the analytics service. */
export const analyticsMeta = 'analytics'
