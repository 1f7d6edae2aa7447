import type { SuggestionEntity } from '@/domain/entities'

/** Characters before anything is suggested. */
const leastTyped = 2
/** Milliseconds without a keystroke before the server is asked. */
const pause = 150

/**
 * Asks the server for suggestions once typing pauses. Each call aborts the one before, so no older answer follows a
 * newer one. Without a connection, and if the server refuses, there are none.
 * @param show gets the suggestions, none if too little is typed
 */
export function suggestionsFor(show: (found: SuggestionEntity[]) => void): (typed: string) => void {
  const known = new Map<string, SuggestionEntity[]>()
  let timer: ReturnType<typeof setTimeout>
  let running: AbortController | undefined

  async function ask(search: string) {
    const locale = document.documentElement.lang
    running = new AbortController()
    const { signal } = running
    try {
      const answer = await fetch(`/api/search?${new URLSearchParams({ locale, search })}`, { signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const found: SuggestionEntity[] = await answer.json()
      known.set(search, found)
      if (!signal.aborted) show(found)
    } catch {
      if (!signal.aborted) show([])
    }
  }

  return (typed) => {
    clearTimeout(timer)
    running?.abort()
    const search = typed.trim()
    const before = search.length < leastTyped ? [] : known.get(search)
    if (before) show(before)
    else timer = setTimeout(ask, pause, search)
  }
}
