'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useToasterStore } from 'react-hot-toast/headless'
import { hotkey } from './limits'
import type { ViewerTexts } from './ToastViewer'

const ToastViewer = lazy(() => import('./ToastViewer'))
const english: ViewerTexts = { region: 'Notifications', toast: 'Notification', close: 'Close' }

/**
 * Where notifications appear; one stands in each layout. What draws them is loaded when somebody starts to
 * act on the page (the first focus), so that it is there when the network is not, and is no part of the
 * first load.
 */
export function ToastRegion({ texts = english }: { texts?: ViewerTexts }) {
  const [wanted, setWanted] = useState<false | 'show' | 'focus'>(false)
  const hasToast = useToasterStore().toasts.length > 0

  useEffect(() => {
    const onFocus = () => setWanted((before) => before || 'show')
    // Once it is loaded, the viewer itself listens to the key.
    const onKey = (event: KeyboardEvent) => event.key === hotkey && setWanted((before) => before || 'focus')
    document.addEventListener('focusin', onFocus, { once: true })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  if (!wanted && !hasToast) return null
  return (
    <Suspense>
      <ToastViewer texts={texts} takeFocus={wanted === 'focus'} />
    </Suspense>
  )
}
