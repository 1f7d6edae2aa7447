/**
 * The name of the meta element by which a page says that it stands in place of one that is not there; the
 * front server answers it with 404. Next's own `notFound()` answers a document without content, which is
 * nothing to people without script and to search engines.
 */
export const missingMark = 'missing-page'
