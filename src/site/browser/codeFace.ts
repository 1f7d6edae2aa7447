import { whenLoaded } from './whenLoaded'
import { whenPainted } from './whenPainted'

/** Phones show code in the typeface of the system until then (`data-loaded` in site.css): ours would delay the rest. */
export function codeFace(): void {
  if (!document.querySelector('code')) return
  whenLoaded(() =>
    whenPainted(() => {
      document.documentElement.dataset.loaded = ''
    }),
  )
}
