'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { hotkey } from './limits'
import type { ViewerTexts } from './ToastViewer'

const ToastViewer = lazy(() => import('./ToastViewer'))
const english: ViewerTexts = { region: 'Notifications', toast: 'Notification', close: 'Close' }

interface Props {
  texts?: ViewerTexts
  /** There from the start, for pages that speak before anybody has acted on them. */
  isAwake?: boolean
}

/**
 * Where notifications appear; one stands in each layout. What draws them is no part of the first load: it
 * comes when somebody starts to act on the page, so that it is there when the network is not.
 */
export function ToastRegion({ texts = english, isAwake = false }: Props) {
  const [wanted, setWanted] = useState<false | 'show' | 'focus'>(isAwake && 'show')

  useEffect(() => {
    if (wanted) return
    const onAct = () => setWanted('show')
    // Once it is loaded, the viewer itself listens to the key.
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
