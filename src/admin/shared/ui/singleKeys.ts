import { useSyncExternalStore } from 'react'

const key = 'frontdesk_single_keys'
const changed = new EventTarget()

/** Whether keys without a modifier are shortcuts, which is a choice of this browser (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => localStorage.getItem(key) !== 'off'

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
  changed.dispatchEvent(new Event('change'))
}

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange)
  // Another tab.
  window.addEventListener('storage', onChange)
  return () => {
    changed.removeEventListener('change', onChange)
    window.removeEventListener('storage', onChange)
  }
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys, () => true)
