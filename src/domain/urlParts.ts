interface Part {
  text: string
  isUrl: boolean
}

const urls = /\bhttps?:\/\/[^\s<>"]+/gi
const endings = new Set(".,;:!?'’”»…*_")
const openings: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, character: string) => text.split(character).length - 1

/** Without the punctuation of the sentence around it; a bracket that the URL itself opens belongs to it. */
function withoutEnding(url: string): string {
  const surplus = new Map(
    Object.entries(openings).map(([close, open]) => [close, count(url, close) - count(url, open)]),
  )
  let end = url.length
  for (; end > 0; end--) {
    const last = url.charAt(end - 1)
    const more = surplus.get(last) ?? 0
    if (!endings.has(last) && more <= 0) break
    surplus.set(last, more - 1)
  }
  return url.slice(0, end)
}

/** Splits a text into its http(s) URLs and what is between them. Joined, the parts are the text. */
export function urlParts(text: string): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const { 0: match, index } of text.matchAll(urls)) {
    const url = withoutEnding(match)
    if (!URL.canParse(url)) continue
    if (index > done) parts.push({ text: text.slice(done, index), isUrl: false })
    parts.push({ text: url, isUrl: true })
    done = index + url.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), isUrl: false })
  return parts
}
