import { unescapeHtml } from './escape'

const code = /<pre><code class="language-([\w+#.-]+)">([\s\S]*?)<\/code><\/pre>/g
/** Characters; anything longer is data, and highlighting it would block the CPU. */
const maxLength = 50_000

/** About 40 languages and their aliases, plus a few that agencies use. Loaded when code is shown. */
async function loadHighlighter() {
  const [{ default: highlighter }, ...more] = await Promise.all([
    import('highlight.js/lib/common'),
    import('highlight.js/lib/languages/dockerfile'),
    import('highlight.js/lib/languages/groovy'),
    import('highlight.js/lib/languages/nginx'),
    import('highlight.js/lib/languages/dart'),
    import('highlight.js/lib/languages/http'),
    import('highlight.js/lib/languages/powershell'),
  ])
  const names = ['dockerfile', 'groovy', 'nginx', 'dart', 'http', 'powershell']
  for (const [index, name] of names.entries()) {
    const definition = more[index]
    if (definition) highlighter.registerLanguage(name, definition.default)
  }
  return highlighter
}
let loading: ReturnType<typeof loadHighlighter> | undefined

/** Highlights code in sanitized HTML for a page, if the block names a language. */
export async function highlightCode(html: string): Promise<string> {
  if (html.search(code) < 0) return html
  loading ??= loadHighlighter()
  const highlighter = await loading
  return html.replace(code, (block, language: string, escaped: string) => {
    const text = unescapeHtml(escaped)
    if (text.length > maxLength || !highlighter.getLanguage(language)) return block
    const { value } = highlighter.highlight(text, { language, ignoreIllegals: true })
    return `<pre><code class="language-${language}">${value}</code></pre>`
  })
}
