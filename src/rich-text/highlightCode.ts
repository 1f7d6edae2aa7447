import { codeLabel } from '../domain/codeLanguages'
import { escapeHtml, unescapeHtml } from '../domain/escape'
import { withinTime } from './withinTime'

const code = /<pre><code class="language-([\w+#.-]+)">([\s\S]*?)<\/code><\/pre>/g
/** Characters; anything longer is data. */
const maxLength = 50_000
/** Milliseconds for all the code of a text. Some takes a grammar's regular expressions hours, and is shown as it is. */
const maxTime = 500

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

/** Labels code in sanitized HTML for a page with the language that the block names, and highlights it if known. */
export async function highlightCode(html: string): Promise<string> {
  if (html.search(code) < 0) return html
  loading ??= loadHighlighter()
  const highlighter = await loading
  let left = maxTime
  const highlight = (text: string, language: string): string | undefined => {
    if (left < 1) return undefined
    const start = performance.now()
    const found = withinTime(Math.ceil(left), () =>
      highlighter.highlight(text, { language, ignoreIllegals: true }),
    )
    left -= performance.now() - start
    return found?.value
  }
  return html.replace(code, (block, language: string, escaped: string) => {
    const label = codeLabel(language)
    if (!label) return block
    const isKnown = escaped.length <= maxLength && highlighter.getLanguage(language)
    const value = (isKnown && highlight(unescapeHtml(escaped), language)) || escaped
    return `<pre data-language="${escapeHtml(label)}"><code class="language-${language}">${value}</code></pre>`
  })
}
