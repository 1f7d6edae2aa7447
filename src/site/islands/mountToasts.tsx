import { createRoot } from 'react-dom/client'
import { ToastRegion } from '@/toast/ToastRegion'
import type { IslandProps } from './registry'

/** Draws notifications in `place`. */
export const mount = (place: Element, props: IslandProps['toasts']): void =>
  createRoot(place).render(<ToastRegion {...props} />)
