/** Name of the meta element that lets a page connect to the analytics service. */
export const analyticsMeta = 'analytics'
