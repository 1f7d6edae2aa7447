const counts = new Map<string, number>()

/** As Next may see it: other spellings share a rendering too. */
function spelling(url: string): string {
  try {
    return decodeURIComponent(url).toLowerCase()
  } catch {
    return url
  }
}

/** Whether Next is rendering a URL: it shares a rendering under way with every request for the same page. */
export const isRendering = (url: string): boolean => counts.has(spelling(url))

/** @returns to be called when Next has rendered it */
export function startRendering(url: string): () => void {
  const page = spelling(url)
  counts.set(page, (counts.get(page) ?? 0) + 1)
  return () => {
    const left = (counts.get(page) ?? 1) - 1
    if (left > 0) counts.set(page, left)
    else counts.delete(page)
  }
}
