'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { hotkey } from './limits'
import type { ViewerTexts } from './ToastViewer'

const ToastViewer = lazy(() => import('./ToastViewer'))
const english: ViewerTexts = { region: 'Notifications', toast: 'Notification', close: 'Close' }

interface Props {
  texts?: ViewerTexts
  /** Loads at once, on pages with toasts before any interaction; `focus`: their hotkey was pressed. */
  isAwake?: boolean | 'focus'
}

/**
 * Where toasts appear; each layout has one. The viewer isn't part of the initial load: it is fetched on the first
 * interaction, so that it is there if the network fails.
 */
export function ToastRegion({ texts = english, isAwake = false }: Props) {
  const [wanted, setWanted] = useState<false | 'show' | 'focus'>(isAwake === true ? 'show' : isAwake)

  useEffect(() => {
    if (wanted) return
    const onAct = () => setWanted('show')
    // Once loaded, the viewer itself handles the hotkey.
    const onKey = (event: KeyboardEvent) => setWanted(event.key === hotkey ? 'focus' : 'show')
    document.addEventListener('pointerdown', onAct)
    document.addEventListener('focusin', onAct)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onAct)
      document.removeEventListener('focusin', onAct)
      document.removeEventListener('keydown', onKey)
    }
  }, [wanted])

  if (!wanted) return null
  return (
    <Suspense>
      <ToastViewer texts={texts} takeFocus={wanted === 'focus'} />
    </Suspense>
  )
}
