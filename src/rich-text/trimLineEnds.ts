const lineBreak = '<br />'

/** What a block holds without the spaces and line breaks at its end, which show nowhere. */
export function trimLineEnds(html: string): string {
  let trimmed = html.trimEnd()
  while (trimmed.endsWith(lineBreak)) trimmed = trimmed.slice(0, -lineBreak.length).trimEnd()
  return trimmed
}
