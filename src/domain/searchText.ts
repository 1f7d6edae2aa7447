import { fold } from './search/fold'

/** `%` and `_` are wildcards of SQL's LIKE; these private-use characters replace them. */
const wildcards: Record<string, string> = { '%': '\uE000', _: '\uE001' }

/**
 * Text in the form used for storing and searching: folded, so that both databases find the same, and without LIKE's
 * wildcards.
 */
export const searchText = (text: string): string =>
  fold(text)
    .replaceAll('\0', ' ')
    .replace(/[%_]/g, (sign) => wildcards[sign] ?? sign)
