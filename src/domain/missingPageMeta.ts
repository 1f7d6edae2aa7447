/**
 * Name of the meta element that marks a page as missing; the front server then responds with 404. Next's own
 * `notFound()` sends a document without content, which is useless without scripts and to search engines.
 */
export const missingPageMeta = 'missing-page'
