/** The part of the Navigation API that we use, missing from TypeScript's types. */
interface Navigation extends EventTarget {
  traverseTo: (key: string) => { committed: Promise<unknown>; finished: Promise<unknown> }
}
interface NavigateEvent extends Event {
  navigationType: string
  destination: { key: string; url: string }
}

let isOwnStep = false

/** Goes one step back without asking: that step belongs to the dialog being closed. */
export function stepBack(): void {
  isOwnStep = true
  window.history.back()
}

/**
 * Intercepts back and forward within this page. Browsers that can't cancel a traversal are left alone.
 * @param mayGo returns whether to go now; receives a function that goes later
 * @returns a function that stops intercepting
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
      // Another traversal may have replaced this one.
      committed.then(forbid, forbid)
      finished.catch(forbid)
    }
    if (!mayGo(go)) event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
