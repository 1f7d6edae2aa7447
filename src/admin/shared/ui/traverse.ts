/** What we need of the Navigation API, which TypeScript's own types do not know yet. */
interface Navigation extends EventTarget {
  traverseTo: (key: string) => { committed: Promise<unknown>; finished: Promise<unknown> }
}
interface NavigateEvent extends Event {
  navigationType: string
  destination: { key: string; url: string }
}

let isOwnStep = false

/** Goes one step back without a question: what had been opened is closed by it. */
export function stepBack(): void {
  isOwnStep = true
  window.history.back()
}

/**
 * Follows the steps back and forth in this tab's history that load no page. Browsers that let nobody hold
 * one up are left alone.
 * @param mayGo says whether a step may be taken now; what it is given takes it later
 * @returns ends it
 */
export function onTraverse(mayGo: (go: () => void) => boolean): () => void {
  const { navigation } = window as unknown as { navigation?: Navigation }
  if (!navigation) return () => undefined
  let isAllowed = false
  const forbid = () => {
    isAllowed = false
  }
  function onNavigate(event: Event) {
    const { navigationType, destination, cancelable } = event as NavigateEvent
    if (navigationType !== 'traverse') return
    const isOwn = isOwnStep
    isOwnStep = false
    if (isOwn || !cancelable || isAllowed) return
    const { pathname, search } = new URL(destination.url)
    if (pathname === location.pathname && search === location.search) return
    const go = () => {
      isAllowed = true
      const { committed, finished } = (navigation as Navigation).traverseTo(destination.key)
      // Another step may come in between, and this one is none any more.
      committed.then(forbid, forbid)
      finished.catch(forbid)
    }
    if (!mayGo(go)) event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
