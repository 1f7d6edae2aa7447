/**
 * A line as a terminal may show it. Names in an archive are its maker's: what would move the cursor, begin a line or
 * turn the text around is spelled out.
 */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
