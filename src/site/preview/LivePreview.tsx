'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Refreshes the page next to Payload's editor whenever the draft is saved. */
export function LivePreview() {
  const router = useRouter()
  useEffect(() => {
    if (window.parent === window) return
    function onMessage({ origin, data }: MessageEvent) {
      if (origin === location.origin && data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', onMessage)
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
  return null
}
