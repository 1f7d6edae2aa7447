import { whenPainted } from './whenPainted'
import { whenShown } from './whenShown'

/** Whether this is the visit's first view of the post; true if storage is unavailable. */
function isFirstView(slug: string): boolean {
  const key = `viewed:${slug}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is blocked; the server counts each IP address only once anyway.
  }
  return true
}

function send(slug: string) {
  const address = `/api/blog-posts/${slug}/view`
  if (!navigator.sendBeacon?.(address)) fetch(address, { method: 'POST', keepalive: true }).catch(() => {})
}

/** Reports a view of the article, once per visit and only once the page is visible. */
export function countView(): void {
  const slug = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  if (slug) whenShown(() => whenPainted(() => isFirstView(slug) && send(slug)))
}
