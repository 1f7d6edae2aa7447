import { toast as store, type Toast, type ToastOptions } from 'react-hot-toast/headless'
import { removeDelay } from './limits'

export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

/** A toast as the store holds it: the store keeps whatever it is given beside its own fields. */
export type StoredToast = Toast & { content: ToastContent }

function put(content: ToastContent, id?: string): string {
  // The viewer closes toasts, so the store's own clock stands still.
  const options = { duration: Number.POSITIVE_INFINITY, removeDelay, content, ...(id && { id }) }
  return store(content.title, options as ToastOptions)
}

/** Shows a notification in place of the one before; what it returns changes or closes it. */
export function toast(content: ToastContent) {
  // One at a time. The store has a limit of its own, but no way to set it.
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
