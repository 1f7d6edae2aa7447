import { toast } from '@/toast/toast'
import { reasonOf } from './messageOf'

/** Tells the user what failed, and why. */
export const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: reasonOf(error as Error), variant: 'destructive' })
