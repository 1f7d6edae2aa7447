/** Calls back once the page is visible: not while it is prerendered or in a background tab. */
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
