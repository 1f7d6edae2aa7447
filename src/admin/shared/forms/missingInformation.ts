import { toast } from '@/toast/toast'

/** Shows the toast for missing required fields (specification §5). */
export const notifyMissingFields = (description = 'Please fill in all required fields.') =>
  toast({ title: 'Missing Information', description, variant: 'destructive' })
