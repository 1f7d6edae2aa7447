/** Calls back once the page has all its pictures and fonts. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else window.addEventListener('load', callback, { once: true })
}
