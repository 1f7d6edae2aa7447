import { fold } from './search/fold'

/** `%` and `_` mean something to SQL's LIKE, also where one has typed them; these mean nothing to anybody. */
const wildcards: Record<string, string> = { '%': '\uE000', _: '\uE001' }

/**
 * Text as it is kept for searching and as it is searched for: folded, so that both databases find the same, and
 * with `%` and `_` as ordinary characters.
 */
export const searchText = (text: string): string =>
  fold(text)
    .replaceAll('\0', ' ')
    .replace(/[%_]/g, (sign) => wildcards[sign] ?? sign)
