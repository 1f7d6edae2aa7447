/** The page has its own h1, so if the text has one too, all its headings are lowered by one level. */
export function lowerHeadings(html: string): string {
  if (!/<h1\b/.test(html)) return html
  return html.replace(
    /<(\/?)h([1-3])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  )
}
