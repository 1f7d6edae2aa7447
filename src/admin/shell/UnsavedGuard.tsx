'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { hasUnsaved } from '../crud/unsaved'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { onTraverse } from './traverse'

/** Where a click leads, if it leaves this screen in this tab; else null. */
function leavesFor(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link?.href || !isPlain || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  // Mail, phone and other sites: the browser asks by itself.
  if (origin !== location.origin || pathname === location.pathname) return null
  return `${pathname}${search}${hash}`
}

/** Asks before a link, or the way back, leads away from a form with something unsaved in it. */
export function UnsavedGuard() {
  const router = useRouter()
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null)

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const href = hasUnsaved() ? leavesFor(event) : null
      if (!href) return
      event.preventDefault()
      event.stopPropagation()
      setWanted({ go: () => router.push(href) })
    }
    document.addEventListener('click', onClick, true)
    const forget = onTraverse((go) => {
      if (!hasUnsaved()) return true
      setWanted({ go })
      return false
    })
    return () => {
      document.removeEventListener('click', onClick, true)
      forget()
    }
  }, [router])

  return (
    <ConfirmDialog
      isOpen={wanted !== null}
      onClose={() => setWanted(null)}
      onConfirm={() => {
        setWanted(null)
        wanted?.go()
      }}
      title="Leave without saving?"
      description="What you have typed is not saved. In this tab it is kept until you come back."
      cancel="Stay"
      confirm="Leave"
    />
  )
}
