/**
 * Name of the meta element that marks a page as missing; the front server then answers 404. Next's own
 * `notFound()` sends a document without content, which is useless without script and to search engines.
 */
export const missingPageMeta = 'missing-page'
