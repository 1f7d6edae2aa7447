import { hotkey } from '@/toast/limits'
import { propsOf } from './propsOf'

let viewer: Promise<void> | undefined

/** Loads the toast renderer, once. If loading fails, no toasts are shown. */
export function loadToasts(isAwake: true | 'focus' = true): void {
  const place = document.querySelector('[data-island=toasts]')
  if (!place) return
  viewer ??= import('../islands/mountToasts')
    .then(({ mount }) => mount(place, { ...propsOf<'toasts'>(place), isAwake }))
    .catch(() => {
      viewer = undefined
    })
}

/** Handles the toasts' hotkey until they are loaded; then they handle it themselves. */
export function toasts(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === hotkey && !viewer) loadToasts('focus')
  })
}
