/** Calls back once somebody sees the page: not while it is prepared ahead, nor in a tab that waits unseen. */
export function whenShown(callback: () => void): void {
  function attempt() {
    if (document.visibilityState !== 'visible' || isPrerendering()) return
    document.removeEventListener('visibilitychange', attempt)
    document.removeEventListener('prerenderingchange', attempt)
    callback()
  }
  document.addEventListener('visibilitychange', attempt)
  document.addEventListener('prerenderingchange', attempt)
  attempt()
}

const isPrerendering = () => 'prerendering' in document && document.prerendering === true
