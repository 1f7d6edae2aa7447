import type { ToastContent } from './toast'

const load = () => import('./toast')

/** Fetches what `toastLater` needs, so that a notification about a lost connection can still be shown. */
export function prepareToast(): void {
  void load()
}

/** `toast` for pages on which notifications are no part of the first load. */
export async function toastLater(content: ToastContent): Promise<void> {
  const { toast } = await load()
  toast(content)
}
