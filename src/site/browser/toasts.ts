import { hotkey } from '@/toast/limits'
import { propsOf } from './propsOf'

let viewer: Promise<void> | undefined

/** Loads what draws notifications, once. A page that cannot load it shows none. */
export function loadToasts(isAwake: true | 'focus' = true): void {
  const place = document.querySelector('[data-island=toasts]')
  if (!place) return
  viewer ??= import('../islands/mountToasts')
    .then(({ mount }) => mount(place, { ...propsOf<'toasts'>(place), isAwake }))
    .catch(() => {
      viewer = undefined
    })
}

/** Leads to the notifications by their key. Once they are loaded they listen to it themselves. */
export function toasts(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === hotkey && !viewer) loadToasts('focus')
  })
}
