import type { SearchWords } from './match'
import { allowedTypos, typoDistance } from './typos'

/** The maximum number of suggestions for a word without matches. */
const maxNearest = 20

/** Every word in the searched entries, and how often it occurs. */
export class Vocabulary {
  private readonly counts = new Map<string, number>()

  add(entry: SearchWords): void {
    this.count(entry, 1)
  }

  remove(entry: SearchWords): void {
    this.count(entry, -1)
  }

  /** Whether any entry contains a word with this prefix. */
  hasPrefix(beginning: string): boolean {
    if (this.counts.has(beginning)) return true
    for (const known of this.counts.keys()) if (known.startsWith(beginning)) return true
    return false
  }

  /** Words that a misspelled one may stand for: fewest typos first, then most frequent. */
  nearest(word: string): string[] {
    const max = allowedTypos(word)
    if (max === 0) return []
    const found: { known: string; typos: number; count: number }[] = []
    for (const [known, count] of this.counts) {
      const typos = typoDistance(word, known, max)
      if (typos <= max) found.push({ known, typos, count })
    }
    found.sort((a, b) => a.typos - b.typos || b.count - a.count || a.known.localeCompare(b.known))
    return found.slice(0, maxNearest).map(({ known }) => known)
  }

  private count(entry: SearchWords, by: number): void {
    for (const part of Object.values(entry) as string[]) {
      for (const word of part.split(' ')) {
        if (!word) continue
        const count = (this.counts.get(word) ?? 0) + by
        if (count > 0) this.counts.set(word, count)
        else this.counts.delete(word)
      }
    }
  }
}
