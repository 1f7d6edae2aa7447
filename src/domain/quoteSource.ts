import { isRecord } from './isRecord'

/** Who said or wrote a quotation, and where it can be read. */
export interface QuoteSource {
  name: string
  /** '' for none. */
  url: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the source from a stored quotation, Lexical's `$` record; null if it has none. The URL may be unsafe. */
export function storedSource(state: unknown): QuoteSource | null {
  if (!isRecord(state) || !isRecord(state.source)) return null
  const { name, url } = state.source
  return text(name) ? { name: text(name), url: text(url) } : null
}
