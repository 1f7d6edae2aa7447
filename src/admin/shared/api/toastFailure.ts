import { toast } from '@/toast/toast'
import { messageOf, reasonOf } from './messageOf'

/** Tells the user what failed, and why. */
export const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: reasonOf(error as Error), variant: 'destructive' })

/** The same for saving and deleting: why only if the server rejected it, since a fault shows a title only (specification §8). */
export const toastRejection = (title: string, error: Error) =>
  toast({ title, ...messageOf(error), variant: 'destructive' })
