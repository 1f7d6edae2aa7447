'use client'

import { useEffect } from 'react'

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
export function ViewBeacon({ slug }: { slug: string }) {
  useEffect(() => {
    function report() {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', report)
      if (isFirstView(slug)) send(slug)
    }
    document.addEventListener('visibilitychange', report)
    report()
    return () => document.removeEventListener('visibilitychange', report)
  }, [slug])
  return null
}
