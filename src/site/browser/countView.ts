import { whenShown } from './whenShown'

/** Whether this visit sees the post for the first time; where nothing can be stored, it does. */
function isFirstView(slug: string): boolean {
  const key = `viewed:${slug}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // The visitor keeps storage off; the server counts an address once all the same.
  }
  return true
}

function send(slug: string) {
  const address = `/api/blog-posts/${slug}/view`
  if (!navigator.sendBeacon?.(address)) fetch(address, { method: 'POST', keepalive: true }).catch(() => {})
}

/** Tells the server that somebody reads the article: once a visit, and not while it waits unseen. */
export function countView(): void {
  const slug = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  if (slug) whenShown(() => isFirstView(slug) && send(slug))
}
