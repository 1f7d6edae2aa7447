'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog'
import { onTraverse } from '../shared/ui/traverse'
import { dialogQuestion, guardLeaving, hasUnsaved, isAllPersisted } from '../shared/ui/unsaved'

/** The URL that a click leads to if it leaves this screen in this tab; otherwise null. */
function leavesFor(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  // In an editor a click sets the caret.
  if (
    !link?.href ||
    link.isContentEditable ||
    !isPlain ||
    link.target === '_blank' ||
    link.hasAttribute('download')
  )
    return null
  const { origin, pathname, search, hash } = new URL(link.href)
  // For mail, phone and external links the browser asks by itself.
  if (origin !== location.origin) return null
  // Within the screen, a dialog may be left, but not the form behind it.
  if (pathname === location.pathname && (search === location.search || !dialogQuestion())) return null
  return `${pathname}${search}${hash}`
}

/** Asks before a link or the back button leaves a form with unsaved changes. */
export function UnsavedGuard() {
  const router = useRouter()
  const [wanted, setWanted] = useState<{ go: () => void; isPersisted: boolean } | null>(null)

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const href = hasUnsaved() ? leavesFor(event) : null
      if (!href) return
      event.preventDefault()
      event.stopPropagation()
      setWanted({ go: () => router.push(href), isPersisted: isAllPersisted() })
    }
    document.addEventListener('click', onClick, true)
    const forget = onTraverse((go) => {
      // Going back closes a dialog first, like Esc.
      const ask = dialogQuestion()
      if (ask) ask()
      if (ask || !hasUnsaved()) return !ask
      setWanted({ go, isPersisted: isAllPersisted() })
      return false
    })
    const unguard = guardLeaving((go, forgets) =>
      setWanted({ go, isPersisted: !forgets && isAllPersisted() }),
    )
    return () => {
      document.removeEventListener('click', onClick, true)
      forget()
      unguard()
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
      description={`Your changes haven't been saved.${wanted?.isPersisted ? " They'll be kept in this browser until you come back." : ''}`}
      cancel="Stay"
      confirm="Leave"
      variant={wanted?.isPersisted ? 'primary' : 'destructive'}
    />
  )
}
