import { toast } from '@/toast/toast'
import { toastFailure } from './toastFailure'

/** Does something and tells the user how it went. @throws why it failed, after telling */
export async function withToasts(
  titles: { done: string; failed: string },
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act()
    toast({ title: titles.done })
  } catch (error) {
    toastFailure(titles.failed, error)
    throw error
  }
}
