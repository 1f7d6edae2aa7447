const lineBreak = '<br />'

/** A block's content without trailing spaces and line breaks, which aren't visible. */
export function trimLineEnds(html: string): string {
  let trimmed = html.trimEnd()
  while (trimmed.endsWith(lineBreak)) trimmed = trimmed.slice(0, -lineBreak.length).trimEnd()
  return trimmed
}
