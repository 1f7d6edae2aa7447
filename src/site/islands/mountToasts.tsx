import { createRoot } from 'react-dom/client'
import { ToastRegion } from '@/toast/ToastRegion'
import type { IslandProps } from './registry'

/** Renders toasts in `place`. */
export const mount = (place: Element, props: IslandProps['toasts']): void =>
  createRoot(place).render(<ToastRegion {...props} />)
