import { toast as store, type Toast, type ToastOptions } from 'react-hot-toast/headless'
import { removeDelay } from './limits'

export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

/** A toast in the store, which keeps all fields it is given. */
export type StoredToast = Toast & { content: ToastContent }

function put(content: ToastContent, id?: string): string {
  // The viewer closes toasts, so the store's own timer is off.
  const options = { duration: Number.POSITIVE_INFINITY, removeDelay, content, ...(id && { id }) }
  return store(content.title, options as ToastOptions)
}

/** Shows a toast instead of the previous one; the result updates or closes it. */
export function toast(content: ToastContent) {
  // One at a time. The store's own limit can't be configured.
  store.remove()
  const id = put(content)
  return {
    id,
    dismiss: () => store.dismiss(id),
    update: (next: ToastContent) => {
      put(next, id)
    },
  }
}
