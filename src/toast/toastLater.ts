import type { ToastContent } from './toast'

const load = () => import('./toast')

/** Fetches what `toastLater` needs, so that a notification about a lost connection can be shown. */
export function prepareToast(): void {
  void load()
}

/** `toast` for pages whose first load doesn't include notifications. */
export async function toastLater(content: ToastContent): Promise<void> {
  const { toast } = await load()
  toast(content)
}
