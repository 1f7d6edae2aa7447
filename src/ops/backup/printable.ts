/**
 * A line that is safe to print on a terminal. Names in an archive may be hostile: characters that move the cursor,
 * start a line or reverse the text are escaped.
 */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
