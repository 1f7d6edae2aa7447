import type { ToastContent } from './toast'

const load = () => import('./toast')

/** Preloads what `toastLater` needs, so that a toast about a lost connection can be shown. */
export function prepareToast(): void {
  void load()
}

/** `toast` for pages whose initial load doesn't include toasts. */
export async function toastLater(content: ToastContent) {
  const { toast } = await load()
  return toast(content)
}
